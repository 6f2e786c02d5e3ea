import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer } from '@balcao/contract/customers';
import { useRecord } from '../../../data/use-record';
import { useWrites } from '../../../data/use-writes';
import { customers } from '../../../resources/customers';
import { useIdParam } from '../../../ui/page/routing';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useAsk, type CallError } from '../../../data/use-call';
import { CustomerFields } from '../parts/customer-fields';
import { broughtUpToDate, inputOf, valuesOf, type CustomerValues } from '../parts/customer-form';

/** The drawer over a customer's page that changes their registration. */
export default function EditCustomer() {
  const { t } = useTranslation('customers');
  const id = useIdParam();
  const { record: customer, error } = useRecord(customers, id);
  const { update } = useWrites(customers, { success: t('edit.done'), quiet: true });
  const ask = useAsk('GET /customer/{id}');
  const [form] = Form.useForm<CustomerValues & { began: string }>();
  const [first, begin] = useState<Customer>();
  if (customer && !first) begin(customer);
  if (!id || (error && !customer)) return null;
  const save = async (values: CustomerValues) => {
    const began = JSON.parse(form.getFieldValue('began')) as Customer;
    try {
      await update(id, { ...inputOf(values), updated_at: began.updated_at });
    } catch (failure) {
      if ((failure as CallError).code === 'changed') {
        const now = await ask({ params: { id } });
        form.setFieldsValue({ ...broughtUpToDate(values, began, now), began: JSON.stringify(now) } as never);
      }
      throw failure;
    }
  };
  return (
    <ActionDrawer<CustomerValues & { began: string }>
      key={first ? 'ready' : 'loading'}
      form={form}
      title={t('edit.title')}
      submit={t('edit.submit')}
      isLoading={!first}
      // the registration as first read is a hidden value of the form, restored with it after a reload: by then the server's may have
      // changed
      {...(first ? { initial: { ...valuesOf(first), began: JSON.stringify(first) } } : {})}
      onSubmit={save}
      width={640}
    >
      <CustomerFields />
    </ActionDrawer>
  );
}
