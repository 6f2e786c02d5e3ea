import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { ActionDrawer } from '../../../ui/action-drawer';
import { useAction } from '../../../ui/use-call';
import { CustomerFields } from '../parts/customer-fields';
import { inputOf, valuesOf, type CustomerValues } from '../parts/customer-form';
import { useCustomer, useCustomerId } from '../parts/use-customer';

/** Changes a customer, over their page. */
export default function EditCustomer() {
  const { t } = useTranslation('customers');
  const id = useCustomerId();
  const { customer, error } = useCustomer(id);
  const { run } = useAction('PUT /customer/{id}', { invalidates: ['customers'], quiet: true });
  const { open } = useNotification();
  if (!id || error) return null;
  const save = async (values: CustomerValues) => {
    await run({ params: { id }, body: inputOf(values) });
    open?.({ type: 'success', message: t('edit.done') });
  };
  return (
    <ActionDrawer<CustomerValues>
      key={customer ? 'ready' : 'loading'}
      title={t('edit.title')}
      submit={t('edit.submit')}
      isLoading={!customer}
      {...(customer ? { initial: valuesOf(customer) } : {})}
      onSubmit={save}
      width={640}
    >
      <CustomerFields />
    </ActionDrawer>
  );
}
