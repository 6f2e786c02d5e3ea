import { useInvalidate, useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRecord } from '../../../data/use-record';
import { chargeItems } from '../../../resources/charge-items';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { usePathOf, useIdParam } from '../../../ui/page/routing';
import { useAction } from '../../../data/use-call';

/** Takes an item out of the catalogue. */
export default function RemoveItem() {
  const { t } = useTranslation('charge-items');
  const id = useIdParam();
  const { record: item, error } = useRecord(chargeItems, id);
  const { run } = useAction('DELETE /charge-items/{id}', { quiet: true });
  const { open } = useNotification();
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const list = usePathOf()('receive:billing-items')!;
  if (!id || error) return null;
  const send = async () => {
    await run({ params: { id } });
    open?.({ type: 'success', message: t('remove.done') });
    // Away from the page of what is gone before anything asks for it again.
    await navigate(list, { replace: true });
    await invalidate({ resource: 'charge-items', invalidates: ['list', 'many'] });
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
