import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FiltersOf } from '../../../define-resource';
import type { TableOf } from '../../../data/use-list-table';
import type { accountLogs } from '../../../resources/subusers';
import { PeriodField, rangeRule } from '../../../ui/form/range-fields';
import { FilterSheet } from '../../../ui/list/filter-sheet';
import { useToday } from '../../../ui/text/use-today';

interface Props {
  table: TableOf<typeof accountLogs>;
  actions: { id: string; name: string }[];
  /** People to choose from; empty in the log of one person. */
  people: { id: number; name: string }[];
}

const byLabel = (typed: string, option?: { label: string }): boolean =>
  option?.label.toLowerCase().includes(typed.toLowerCase()) === true;

/** Every filter of the log. */
export default function LogFilters({ table, actions, people }: Props) {
  const { t } = useTranslation(['subusers', 'shell']);
  const today = useToday();
  return (
    <FilterSheet<FiltersOf<typeof accountLogs>>
      initial={table.body}
      onApply={table.setFilters}
      onClear={table.clearFilters}
    >
      {people.length > 0 && (
        <Form.Item name="person" label={t('subusers:log.person')}>
          <Select
            allowClear
            showSearch
            filterOption={byLabel}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
      )}
      <Form.Item name="action" label={t('subusers:log.action')}>
        <Select
          allowClear
          showSearch
          filterOption={byLabel}
          options={actions.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <Form.Item name="period" label={t('subusers:log.period')} rules={[rangeRule(t('shell:range.turnedDays'))]}>
        <PeriodField label={t('subusers:log.period')} today={today} />
      </Form.Item>
    </FilterSheet>
  );
}
