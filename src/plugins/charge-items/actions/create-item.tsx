import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useAction } from '../../../data/use-call';
import { ItemFields, type ItemValues } from '../parts/item-fields';

/** Adds an item, over the list. */
export default function CreateItem() {
  const { t } = useTranslation('charge-items');
  const { run } = useAction('POST /charge-items', { invalidates: ['charge-items'], quiet: true });
  const { open } = useNotification();
  const save = async (values: ItemValues) => {
    await run({ body: values });
    open?.({ type: 'success', message: t('create.done') });
  };
  return (
    <ActionDrawer<ItemValues> title={t('create.title')} submit={t('create.submit')} onSubmit={save}>
      <ItemFields />
    </ActionDrawer>
  );
}
