import { Form, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CustomerFilter } from '@balcao/contract/customers';
import { FilterSheet } from '../../../ui/filter-sheet';
import { PeriodField, rangeRule } from '../../../ui/range-fields';
import type { ListTable } from '../../../ui/use-list-table';
import { useToday } from '../../../ui/use-today';
import { useGroups } from '../parts/use-groups';
import { useFilterOptions } from './use-filter-options';

interface Props {
  table: Pick<ListTable<unknown>, 'setFilters' | 'clearFilters'>;
  filter: CustomerFilter;
}

/** The server takes no more. */
const MOST_GROUPS = 50;

/** Every filter of the customers but the text. */
export default function CustomerFilterSheet({ table, filter }: Props) {
  const { t } = useTranslation(['customers', 'shell']);
  const { types, owing } = useFilterOptions();
  const { options: groups, isLoading } = useGroups();
  const today = useToday();
  const all = { value: '', label: t('shell:filters.all') };
  return (
    <FilterSheet<CustomerFilter>
      initial={{ ...NONE, ...filter }}
      onApply={table.setFilters}
      onClear={table.clearFilters}
    >
      <Form.Item name="owing" label={t('list.owing')}>
        <Radio.Group className="filter-choices" options={[all, ...owing]} />
      </Form.Item>
      <Form.Item name="groups" label={t('list.groups')}>
        <Select<number[]>
          mode="multiple"
          allowClear
          maxCount={MOST_GROUPS}
          optionFilterProp="label"
          loading={isLoading}
          placeholder={t('list.anyGroup')}
          notFoundContent={t('list.noGroups')}
          options={groups}
        />
      </Form.Item>
      <Form.Item name="personType" label={t('list.personType')}>
        <Radio.Group className="filter-choices" options={[all, ...types]} />
      </Form.Item>
      <Form.Item name="created" label={t('list.created')} rules={[rangeRule(t('shell:range.turnedDays'))]}>
        <PeriodField label={t('list.created')} today={today} />
      </Form.Item>
    </FilterSheet>
  );
}

/** What stands for no choice among the radios. */
const NONE = { owing: '', personType: '' } as object;
