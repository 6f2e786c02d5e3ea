import { useInvalidate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRecord } from '../../../data/use-record';
import { customers } from '../../../resources/customers';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { usePathOf, useIdParam } from '../../../ui/page/routing';
import { useRowAction } from '../../../data/use-row-action';
import { OpenCharges } from '../parts/open-charges';

/** Deletes a customer (AREAS-7-customers-1), showing first what they still owe. */
export default function RemoveCustomer() {
  const { t } = useTranslation('customers');
  const id = useIdParam();
  const { record: customer, error } = useRecord(customers, id);
  const remove = useRowAction('PUT /customers');
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const list = usePathOf()('receive:customers')!;
  if (!id || (error && !customer)) return null;
  const send = async () => {
    await remove({ body: { ids: [id] } }, t('remove.done'));
    // Leaves the deleted customer's page before anything refetches them.
    await navigate(list, { replace: true });
    await invalidate({ resource: 'customers', invalidates: ['list', 'many'] });
    return false;
  };
  return (
    <ActionDrawer title={t('remove.title')} submit={t('remove.submit')} danger isLoading={!customer} onSubmit={send}>
      {customer && (
        <>
          <p className="lines">
            <strong>{customer.name}</strong>
          </p>
          <OpenCharges ids={[id]} />
          <p className="soft">{t('remove.text')}</p>
        </>
      )}
    </ActionDrawer>
  );
}
