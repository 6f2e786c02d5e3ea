import { useForm } from '@refinedev/antd';
import type { HttpError } from '@refinedev/core';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Group } from '@balcao/contract/customer-groups';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { PartFailure } from '../../../ui/page/part-failure';
import { rules } from '../../../ui/form/rules';
import { useCall } from '../../../data/use-call';
import { useRows } from '../../../data/use-rows';
import { groups } from '../../../resources/groups';
import { GroupRow } from './group-row';
import './groups.css';

/** Creates, renames and deletes customer groups, in a drawer over the list. */
export default function ManageGroups() {
  const { t } = useTranslation('customers');
  const { rows = [], error, isLoading, retry } = useRows(groups);
  const { data: sizes } = useCall('GET /groups/sizes', {}, { resource: 'groups', topic: 'customers' });
  const { form, onFinish } = useForm<Group, HttpError, { name: string }>({
    resource: groups.name,
    action: 'create',
    redirect: false,
    successNotification: false,
    errorNotification: false,
    invalidates: ['resourceAll'],
  });
  const create = async ({ name }: { name: string }) => {
    await onFinish({ name });
    form.resetFields();
    return 'stays';
  };
  return (
    <ActionDrawer<{ name: string }>
      title={t('groups.title')}
      submit={t('groups.create')}
      form={form}
      onSubmit={create}
      dismiss={t('groups.close')}
      isLoading={isLoading}
    >
      <Form.Item name="name" label={t('groups.new')} rules={[rules.required()]}>
        <Input maxLength={40} autoComplete="off" />
      </Form.Item>
      {error ? (
        <PartFailure message={t('groups.failed')} onRetry={retry} />
      ) : rows.length === 0 ? (
        <p className="soft">{t('groups.empty')}</p>
      ) : (
        <ul className="groups" aria-label={t('groups.title')}>
          {rows.map(({ id, name }) => (
            <GroupRow key={id} id={id} name={name} size={sizes?.find((group) => group.id === id)?.customers ?? 0} />
          ))}
        </ul>
      )}
    </ActionDrawer>
  );
}
