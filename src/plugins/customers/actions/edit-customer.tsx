import { useNotification } from '@refinedev/core';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer } from '@balcao/contract/customers';
import { ActionDrawer } from '../../../ui/action-drawer';
import { useAction, useAsk, type CallError } from '../../../ui/use-call';
import { CustomerFields } from '../parts/customer-fields';
import { broughtUpToDate, inputOf, valuesOf, type CustomerValues } from '../parts/customer-form';
import { useCustomer, useCustomerId } from '../parts/use-customer';

/** Changes a customer, over their page. */
export default function EditCustomer() {
  const { t } = useTranslation('customers');
  const id = useCustomerId();
  const { customer, error } = useCustomer(id);
  const { run } = useAction('PUT /customer/{id}', { invalidates: ['customers'], quiet: true });
  const { open } = useNotification();
  const ask = useAsk('GET /customer/{id}');
  const [form] = Form.useForm<CustomerValues>();
  // what the form began with: it may be another's by now
  const [began, begin] = useState<Customer>();
  if (customer && !began) begin(customer);
  if (!id || error) return null;
  const save = async (values: CustomerValues) => {
    const { updated_at } = began!;
    try {
      await run({ params: { id }, body: { ...inputOf(values), updated_at } });
    } catch (failure) {
      if ((failure as CallError).code === 'changed') {
        const now = await ask({ params: { id } });
        form.setFieldsValue(broughtUpToDate(values, began!, now) as never);
        begin(now);
      }
      throw failure;
    }
    open?.({ type: 'success', message: t('edit.done') });
  };
  return (
    <ActionDrawer<CustomerValues>
      key={began ? 'ready' : 'loading'}
      form={form}
      title={t('edit.title')}
      submit={t('edit.submit')}
      isLoading={!began}
      {...(began ? { initial: valuesOf(began) } : {})}
      onSubmit={save}
      width={640}
    >
      <CustomerFields />
    </ActionDrawer>
  );
}
