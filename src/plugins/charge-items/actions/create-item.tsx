import { useTranslation } from 'react-i18next';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useWrites } from '../../../data/use-writes';
import { chargeItems } from '../../../resources/charge-items';
import { ItemFields, type ItemValues } from '../parts/item-fields';

/** The drawer over the list that adds an item. */
export default function CreateItem() {
  const { t } = useTranslation('charge-items');
  const { create } = useWrites(chargeItems, { success: t('create.done'), quiet: true });
  return (
    <ActionDrawer<ItemValues> title={t('create.title')} submit={t('create.submit')} onSubmit={create}>
      <ItemFields />
    </ActionDrawer>
  );
}
