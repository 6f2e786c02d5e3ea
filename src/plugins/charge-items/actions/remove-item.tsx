import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ChargeItem } from '@balcao/contract/charge-items';
import { useRecord } from '../../../data/use-record';
import { useWrites } from '../../../data/use-writes';
import { chargeItems } from '../../../resources/charge-items';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { usePathOf, useIdParam } from '../../../ui/page/routing';

/** Takes an item out of the catalogue. */
export default function RemoveItem() {
  const id = useIdParam();
  const { record: item, error } = useRecord(chargeItems, id);
  return !id || (error && !item) ? null : <Removal id={id} item={item} />;
}

/** A component of its own, so that deleting does not render the one that reads the item, which would fetch it again. */
function Removal({ id, item }: { id: number; item: ChargeItem | undefined }) {
  const { t } = useTranslation('charge-items');
  const { remove } = useWrites(chargeItems, { success: t('remove.done'), quiet: true });
  const navigate = useNavigate();
  const list = usePathOf()('receive:billing-items')!;
  const send = async () => {
    await remove(id);
    await navigate(list, { replace: true });
    return false;
  };
  return (
    <ActionDrawer title={t('remove.title')} submit={t('remove.submit')} danger isLoading={!item} onSubmit={send}>
      <p>
        <strong>{item?.name}</strong>
      </p>
      <p className="soft">{t('remove.text')}</p>
    </ActionDrawer>
  );
}
