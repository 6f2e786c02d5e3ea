import { Form, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useCall } from '../../../data/use-call';

/** Adds every customer of a group to those chosen. */
export function GroupSelect({ onAdd }: { onAdd: (ids: number[]) => void }) {
  const { t } = useTranslation('charging');
  const { data: groups = [] } = useCall('GET /groups', { query: {} }, { resource: 'groups', topic: 'groups' });
  const { run, isRunning } = useAction('POST /charges/recipients', { quiet: true });
  const [said, setSaid] = useState('');
  const add = (group: number) =>
    void run({ body: { group } }).then(
      (found) => {
        setSaid(t('customer.groupAdded', { count: found.length }));
        return onAdd(found.map((one) => one.id));
      },
      () => setSaid(t('customer.groupFailed')),
    );
  if (groups.length === 0) return null;
  return (
    <Form.Item label={t('customer.group')} required htmlFor="issue_group" extra={<span role="status">{said}</span>}>
      <Select
        id="issue_group"
        value={null}
        placeholder={t('customer.groupPlaceholder')}
        loading={isRunning}
        disabled={isRunning}
        showSearch
        optionFilterProp="label"
        onChange={(group: number | null) => group !== null && add(group)}
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Form.Item>
  );
}
