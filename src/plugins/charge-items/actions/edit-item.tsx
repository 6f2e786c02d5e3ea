import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../data/use-record';
import { chargeItems } from '../../../resources/charge-items';
import { useIdParam } from '../../../ui/page/routing';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useAction } from '../../../data/use-call';
import { ItemFields, type ItemValues } from '../parts/item-fields';

/** Changes an item, over its page. */
export default function EditItem() {
  const { t } = useTranslation('charge-items');
  const id = useIdParam();
  const { record: item, error } = useRecord(chargeItems, id);
  const { run } = useAction('PUT /charge-items/{id}', { invalidates: ['charge-items'], quiet: true });
  const { open } = useNotification();
  if (!id || error) return null;
  const save = async (values: ItemValues) => {
    await run({ params: { id }, body: values });
    open?.({ type: 'success', message: t('edit.done') });
  };
  return (
    <ActionDrawer<ItemValues>
      key={item ? 'ready' : 'loading'}
      title={t('edit.title')}
      submit={t('edit.submit')}
      isLoading={!item}
      {...(item ? { initial: { name: item.name, value: item.value } } : {})}
      onSubmit={save}
    >
      <ItemFields kept />
    </ActionDrawer>
  );
}
