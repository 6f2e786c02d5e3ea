import { useNotification } from '@refinedev/core';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useAction } from '../../../data/use-call';
import { CustomerFields } from '../parts/customer-fields';
import { emptyCustomer, inputOf, type CustomerValues } from '../parts/customer-form';

/** Registers a customer, over the list. */
export default function CreateCustomer() {
  const { t } = useTranslation('customers');
  const [form] = Form.useForm<CustomerValues>();
  const { run } = useAction('POST /customer', { invalidates: ['customers'], quiet: true });
  const { open } = useNotification();
  const save = async (values: CustomerValues) => {
    await run({ body: inputOf(values) });
    open?.({ type: 'success', message: t('create.done') });
  };
  return (
    <ActionDrawer<CustomerValues>
      title={t('create.title')}
      submit={t('create.submit')}
      form={form}
      initial={emptyCustomer}
      onSubmit={save}
      width={640}
    >
      <CustomerFields />
    </ActionDrawer>
  );
}
