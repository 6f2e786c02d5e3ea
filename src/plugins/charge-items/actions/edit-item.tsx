import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { ActionDrawer } from '../../../ui/action-drawer';
import { useAction } from '../../../ui/use-call';
import { ItemFields, type ItemValues } from '../parts/item-fields';
import { useItem, useItemId } from '../parts/use-item';

/** Changes an item, over its page. */
export default function EditItem() {
  const { t } = useTranslation('charge-items');
  const id = useItemId();
  const { item, error } = useItem(id);
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
