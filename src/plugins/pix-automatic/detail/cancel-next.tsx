import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../data/use-record';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { automaticPix } from '../../../resources/pix-automatic';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useIdParam } from '../../../ui/page/routing';
import { formatDay, formatMoney } from '../../../ui/text/format';

/** Cancels the next payment, signed; the authorisation goes on. */
export default function CancelNext() {
  const { t } = useTranslation('pix-automatic');
  const { record } = useRecord(automaticPix, useIdParam());
  const next = record?.next?.may_cancel ? record.next : undefined;
  const signed = useSigned('POST /pix/automatic/payments/{id}/cancel', {
    invalidates: ['pix-automatic'],
    success: t('cancelOne.done'),
  });
  return (
    <ActionDrawer
      title={t('cancelOne.title')}
      submit={t('cancelOne.submit')}
      dismiss={t('cancelOne.dismiss')}
      danger
      submitOff={next ? signed.off : t('cancelOne.late')}
      isLoading={!record}
      onSubmit={() => signed.run({ params: { id: next!.id }, body: {} })}
    >
      <p>
        {next
          ? t('cancelOne.text', { amount: formatMoney(next.amount), day: formatDay(next.day) })
          : t('cancelOne.late')}
      </p>
      {next && <SigningStep signed={signed} />}
    </ActionDrawer>
  );
}
