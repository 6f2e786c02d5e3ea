import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ActionDrawer } from '../../../ui/action-drawer';
import { PartFailure } from '../../../ui/part-failure';
import { rules } from '../../../ui/rules';
import { useAction, useCall } from '../../../ui/use-call';
import { useGroups } from '../parts/use-groups';
import { GroupRow } from './group-row';
import './groups.css';

/** The groups of customers: created, renamed and deleted, over the list. */
export default function ManageGroups() {
  const { t } = useTranslation('customers');
  const [form] = Form.useForm<{ name: string }>();
  const { options, isLoading, error, retry } = useGroups();
  const { data: sizes } = useCall('GET /groups/sizes', {}, { resource: 'groups', topic: 'customers' });
  const { run } = useAction('POST /groups', { invalidates: ['groups'], quiet: true });
  const create = async ({ name }: { name: string }) => {
    await run({ body: { name } });
    form.resetFields();
    return false;
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
      ) : options.length === 0 ? (
        <p className="soft">{t('groups.empty')}</p>
      ) : (
        <ul className="groups" aria-label={t('groups.title')}>
          {options.map(({ value: id, label }) => (
            <GroupRow key={id} id={id} name={label} size={sizes?.find((group) => group.id === id)?.customers ?? 0} />
          ))}
        </ul>
      )}
    </ActionDrawer>
  );
}
