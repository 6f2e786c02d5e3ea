import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useCall, useInvalidateCalls } from '../../../data/use-call';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { HolderField } from './holder-field';
import { TermFields } from './term-fields';

/** Changes limit, last day and holder of a supplier's card; signed. */
export default function ChangeSupplierCard() {
  const { t } = useTranslation('cards');
  const id = Number(useParams()['id']);
  const { data } = useCall('GET /supplier-cards', {}, { topic: 'cards' });
  const again = useInvalidateCalls();
  const signed = useSigned('PUT /supplier-cards/{id}', { success: t('supplier.changed'), flow: 'card' });
  const one = data?.items.find(({ card }) => card.id === id);
  return (
    <ActionDrawer<{ monthLimit: number; endsOn?: string | null; holder?: number | null }>
      title={one ? t('supplier.changeOf', { supplier: one.supplier }) : t('supplier.change')}
      submit={t('supplier.changeIt')}
      submitOff={data && !one ? t('supplier.gone') : signed.off}
      isLoading={!data}
      initial={one ? { monthLimit: one.monthLimit, endsOn: one.endsOn, holder: one.holder?.id ?? null } : {}}
      onSubmit={async (body) => {
        const result = await signed.run({ params: { id }, body });
        if (result) await again('GET /supplier-cards');
        return result;
      }}
    >
      <TermFields />
      <HolderField holder={one?.holder} />
      <SigningStep signed={signed} />
    </ActionDrawer>
  );
}
