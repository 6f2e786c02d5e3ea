import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../data/use-record';
import { useWrites } from '../../../data/use-writes';
import { chargeItems } from '../../../resources/charge-items';
import { useIdParam } from '../../../ui/page/routing';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { ItemFields, type ItemValues } from '../parts/item-fields';

/** The drawer over an item's page that changes it. */
export default function EditItem() {
  const { t } = useTranslation('charge-items');
  const id = useIdParam();
  const { record: item, error } = useRecord(chargeItems, id);
  const { update } = useWrites(chargeItems, { success: t('edit.done'), quiet: true });
  if (!id || (error && !item)) return null;
  return (
    <ActionDrawer<ItemValues>
      key={item ? 'ready' : 'loading'}
      title={t('edit.title')}
      submit={t('edit.submit')}
      isLoading={!item}
      {...(item ? { initial: { name: item.name, value: item.value } } : {})}
      onSubmit={(values) => update(id, values)}
    >
      <ItemFields saved />
    </ActionDrawer>
  );
}
