import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FilterSheet } from '../../../ui/filter-sheet';
import { DocumentField } from '../../../ui/fields';
import { MoneyRangeField, PeriodField, rangeRule } from '../../../ui/range-fields';
import { rules } from '../../../ui/rules';
import { useSession } from '../../../ui/session';
import type { ListTable } from '../../../ui/use-list-table';
import { TagSelect } from '../parts/tag-select';
import type { BilletFilter } from './billet-filter';
import { CustomerFilter } from './customer-filter';

interface Props {
  table: Pick<ListTable<unknown>, 'setFilters' | 'clearFilters'>;
  filter: BilletFilter;
  statuses: { value: string; label: string }[];
  /** The bank's day, yyyy-mm-dd. */
  today: string;
}

const PERIODS = ['due', 'issued', 'paid'] as const;

/** Every filter of the billets. */
export default function BilletFilterSheet({ table, filter, statuses, today }: Props) {
  const { t } = useTranslation(['charges', 'shell']);
  const { can } = useSession();
  return (
    <FilterSheet<BilletFilter> initial={filter} onApply={table.setFilters} onClear={table.clearFilters}>
      <Form.Item name="status" label={t('filter.status')}>
        <Checkbox.Group className="filter-statuses" options={statuses} />
      </Form.Item>
      {PERIODS.map((name) => (
        <Form.Item key={name} name={name} label={t(`filter.${name}`)} rules={[rangeRule(t('shell:range.turnedDays'))]}>
          <PeriodField label={t(`filter.${name}`)} today={today} />
        </Form.Item>
      ))}
      <Form.Item name="value" label={t('filter.value')} rules={[rangeRule(t('shell:range.turnedValues'))]}>
        <MoneyRangeField label={t('filter.value')} />
      </Form.Item>
      {can('receive:do-charge').can && (
        <Form.Item name="customer" label={t('filter.customer')}>
          <CustomerFilter />
        </Form.Item>
      )}
      <Form.Item name="document" label={t('filter.document')} rules={[rules.document()]}>
        <DocumentField />
      </Form.Item>
      <Form.Item name="tags" label={t('filter.tags')}>
        <TagSelect />
      </Form.Item>
    </FilterSheet>
  );
}
