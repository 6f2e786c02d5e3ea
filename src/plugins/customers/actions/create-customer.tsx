import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useWrites } from '../../../data/use-writes';
import { customers } from '../../../resources/customers';
import { CustomerFields } from '../parts/customer-fields';
import { emptyCustomer, inputOf, type CustomerValues } from '../parts/customer-form';

/** The drawer over the list that registers a customer. */
export default function CreateCustomer() {
  const { t } = useTranslation('customers');
  const [form] = Form.useForm<CustomerValues>();
  const { create } = useWrites(customers, { success: t('create.done'), quiet: true });
  return (
    <ActionDrawer<CustomerValues>
      title={t('create.title')}
      submit={t('create.submit')}
      form={form}
      initial={emptyCustomer}
      onSubmit={(values) => create(inputOf(values))}
      width={640}
    >
      <CustomerFields />
    </ActionDrawer>
  );
}
