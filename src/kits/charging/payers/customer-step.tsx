import { UserAddOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../data/session';
import { usePathOf } from '../../../ui/page/routing';
import type { ChargeDraft } from '../issue/draft';
import { GroupSelect } from './group-select';
import { NewCustomer } from './new-customer';
import { RecipientSelect } from './recipient-select';
import { useChosen } from './use-recipients';
import { useChargeText } from '../texts';

const MOST = 1000;
/** The page that issues from a spreadsheet, and the permission for it. */
const SHEETS = 'receive:automations:excel';

/** Who pays: found among the customers, a whole group, registered on the spot, or listed in a spreadsheet. */
export function CustomerStep() {
  const t = useChargeText();
  const form = Form.useFormInstance<ChargeDraft>();
  const { can } = useSession();
  const sheets = usePathOf()(SHEETS);
  const [creating, setCreating] = useState(false);
  const customers = Form.useWatch('customers', form) ?? [];
  const { gone } = useChosen(customers);
  const set = (ids: number[]) => {
    form.setFieldValue('customers', [...new Set(ids)]);
    void form.validateFields(['customers']).catch(() => undefined);
  };
  // to those chosen by now: others may have been since the answer was asked for
  const add = (ids: number[]) => set([...((form.getFieldValue('customers') as number[] | undefined) ?? []), ...ids]);
  const created = (id: number) => {
    add([id]);
    setCreating(false);
  };
  const fault =
    gone.length > 0
      ? t('customer.gone', { count: gone.length })
      : customers.length > MOST
        ? t('customer.tooMany')
        : undefined;
  return (
    <>
      <Form.Item
        name="customers"
        label={t('customer.field')}
        extra={
          <>
            {t('customer.hint')}{' '}
            {sheets && can(SHEETS).can && (
              <Link to={sheets} className="underlined">
                {t('customer.sheet')}
              </Link>
            )}
          </>
        }
        rules={[
          { required: true, type: 'array', min: 1, message: t('customer.required') },
          () => ({ validator: () => (fault ? Promise.reject(new Error(fault)) : Promise.resolve()) }),
        ]}
        {...(fault ? { validateStatus: 'error' as const, help: fault } : {})}
      >
        <RecipientSelect />
      </Form.Item>
      {gone.length > 0 && (
        <Button type="link" onClick={() => set(customers.filter((id) => !gone.includes(id)))}>
          {t('customer.remove')}
        </Button>
      )}
      {can('receive:customers').can && (
        <>
          <GroupSelect onAdd={add} />
          <Button className="customer-create" icon={<UserAddOutlined />} onClick={() => setCreating(true)}>
            {t('customer.create')}
          </Button>
        </>
      )}
      {creating && <NewCustomer onClose={() => setCreating(false)} onCreated={created} />}
    </>
  );
}
