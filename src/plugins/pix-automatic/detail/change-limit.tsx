import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../data/use-record';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { automaticPix } from '../../../resources/pix-automatic';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useIdParam } from '../../../ui/page/routing';
import { LimitField } from '../parts/limit-field';

/** Changes the most that each payment may be, signed. */
export default function ChangeLimit() {
  const { t } = useTranslation('pix-automatic');
  const id = useIdParam();
  const { record } = useRecord(automaticPix, id);
  const signed = useSigned('PUT /pix/automatic/{id}/limit', {
    invalidates: ['pix-automatic'],
    success: t('limit.done'),
  });
  const send = ({ limit }: { limit?: number }) => signed.run({ params: { id: id! }, body: { limit: limit ?? null } });
  return (
    <ActionDrawer<{ limit?: number }>
      title={t('limit.title')}
      submit={t('limit.submit')}
      submitOff={signed.off}
      initial={record?.limit ? { limit: record.limit } : {}}
      isLoading={!record}
      onSubmit={send}
    >
      <LimitField label={t('terms.limit')} hint={t('limit.hint')} />
      <SigningStep signed={signed} />
    </ActionDrawer>
  );
}
