import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { StatementFilters } from '@balcao/contract/statement';
import { MoneyRangeField, PeriodField, rangeRule, type MoneyRange } from '../../../ui/form/range-fields';
import { FilterSheet } from '../../../ui/list/filter-sheet';
import type { Period } from '../../../ui/text/periods';
import { useToday } from '../../../ui/text/use-today';
import { useTypes } from '../parts/use-filter-chips';
import { ChoiceField } from '../../../ui/form/choice-field';

interface Props {
  filter: StatementFilters;
  setFilters: (values: Record<string, unknown>) => void;
  clearFilters: () => void;
}

interface Values {
  period: Period;
  value: MoneyRange;
  filterBy?: string;
  transactionTypes?: string[];
  protocol?: string;
  pixKey?: string;
}

/** Sheet with all filters of the statement except the search text (SHELL-7.6-2). */
export default function StatementFilterSheet({ filter, setFilters, clearFilters }: Props) {
  const { t } = useTranslation('statement');
  const today = useToday();
  const types = useTypes();
  const { dateFrom, dateTo, minValue, maxValue, filterBy = '', ...rest } = filter;
  return (
    <FilterSheet<Values>
      initial={{ ...rest, filterBy, period: { from: dateFrom, to: dateTo }, value: { min: minValue, max: maxValue } }}
      onApply={({ period, value, ...others }) =>
        setFilters({
          ...others,
          dateFrom: period.from,
          dateTo: period.to,
          minValue: value.min,
          maxValue: value.max,
        })
      }
      onClear={clearFilters}
    >
      <Form.Item name="period" label={t('filter.period')} rules={[rangeRule(t('filter.turnedDays'))]}>
        <PeriodField label={t('filter.period')} today={today} />
      </Form.Item>
      <Form.Item name="filterBy" label={t('filter.filterBy')}>
        <ChoiceField
          className="filter-choices"
          options={[
            { value: '', label: t('filter.all') },
            { value: 'in', label: t('filter.in') },
            { value: 'out', label: t('filter.out') },
          ]}
        />
      </Form.Item>
      <Form.Item name="transactionTypes" label={t('filter.types')}>
        <Select<string[]>
          mode="multiple"
          allowClear
          optionFilterProp="label"
          placeholder={t('filter.anyType')}
          options={types.map(({ id, label }) => ({ value: id, label }))}
        />
      </Form.Item>
      <Form.Item name="value" label={t('filter.value')} rules={[rangeRule(t('filter.turnedValues'))]}>
        <MoneyRangeField label={t('filter.value')} />
      </Form.Item>
      <Form.Item name="protocol" label={t('filter.protocol')}>
        <Input maxLength={40} autoComplete="off" />
      </Form.Item>
      <Form.Item name="pixKey" label={t('filter.pixKey')}>
        <Input maxLength={77} autoComplete="off" />
      </Form.Item>
    </FilterSheet>
  );
}
