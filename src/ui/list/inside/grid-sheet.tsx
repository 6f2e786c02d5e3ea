import { Checkbox, Form, Input, Radio, Select } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListTable } from '../../../data/use-list-table';
import type { FilterKind } from '../../../define-resource';
import { DocumentField, MoneyField } from '../../form/fields';
import { MultiSelect } from '../../form/multi-select';
import { MoneyRangeField, PeriodField, rangeRule } from '../../form/range-fields';
import { rules } from '../../form/rules';
import { useToday } from '../../text/use-today';
import type { AnyFaces, FilterFace } from '../filter-faces';
import { FilterSheet } from '../filter-sheet';
import type { GridViewsProps } from '../grid-views-panel';
import type { TableViewState } from '../table-view';
import { useCloseSheet } from '../../action/close-sheet';

export interface GridSheetProps {
  table: Pick<ListTable<unknown>, 'filterKinds' | 'body' | 'setFilters' | 'clearFilters'> & GridViewsProps['table'];
  filters: AnyFaces;
  /** Given where the saved filters open here. */
  view?: TableViewState;
}

const Panel = lazy(() => import('../grid-views-panel'));

/** Up to this many options are shown as radios, side by side. */
const MOST_RADIOS = 5;

/** Every filter of a list that has a face, each with the field of its kind, in the order of its resource's filters. */
export default function GridSheet({ table, filters, view }: GridSheetProps) {
  const offered = Object.entries(table.filterKinds ?? {}).flatMap(([field, kind]) => {
    const face = filters[field];
    return kind && face && !face.isHidden ? [{ field, kind, face }] : [];
  });
  // Radios have a choice for 'any', whose value is ''.
  const none = Object.fromEntries(
    offered.flatMap(({ field, kind, face }) => (areRadios(kind, face) ? [[field, '']] : [])),
  );
  return (
    <FilterSheet
      initial={{ ...none, ...table.body }}
      onApply={table.setFilters}
      onClear={table.clearFilters}
      before={view && <SavedFilters table={table} view={view} />}
    >
      {offered.map(({ field, kind, face }) => (
        <FilterItem key={field} field={field} kind={kind} face={face} />
      ))}
    </FilterSheet>
  );
}

function SavedFilters({ table, view }: GridViewsProps) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const close = useCloseSheet();
  return (
    <details className="sheet-views" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('table.views')}</summary>
      {open && (
        <Suspense fallback={<p className="soft">{t('loading')}</p>}>
          <Panel table={table} view={view} onChosen={close} />
        </Suspense>
      )}
    </details>
  );
}

const areRadios = (kind: FilterKind, { options = [] }: FilterFace<never>) =>
  typeof kind === 'object' && 'one' in kind && options.length <= MOST_RADIOS;

function FilterItem({ field, kind, face }: { field: string; kind: FilterKind; face: FilterFace<never> }) {
  const { t } = useTranslation('shell');
  const ruleOf = () => {
    if (kind === 'days') return [rangeRule(t('range.turnedDays'))];
    if (kind === 'amounts') return [rangeRule(t('range.turnedValues'))];
    return kind === 'document' ? [rules.document()] : [];
  };
  return (
    <Form.Item name={field} label={face.label} rules={ruleOf()}>
      {face.input ?? <KindField kind={kind} face={face} />}
    </Form.Item>
  );
}

interface KindFieldProps {
  kind: FilterKind;
  face: FilterFace<never>;
  id?: string;
  value?: never;
  onChange?: (value: unknown) => void;
}

/** The field of a kind. */
function KindField({ kind, face, ...field }: KindFieldProps) {
  const { t } = useTranslation('shell');
  const today = useToday();
  const { label, placeholder, isLoading, nothing, most } = face;
  const options = [...(face.options ?? [])] as { value: never; label: string }[];
  const list = {
    options,
    loading: isLoading ?? false,
    placeholder,
    notFoundContent: nothing,
    optionFilterProp: 'label',
  };
  if (kind === 'days') return <PeriodField {...field} label={label} today={today} />;
  if (kind === 'amounts') return <MoneyRangeField {...field} label={label} />;
  if (kind === 'cents') return <MoneyField {...field} />;
  if (kind === 'document') return <DocumentField {...field} />;
  if (kind === 'text') return <Input {...field} maxLength={120} placeholder={placeholder} />;
  if (kind === 'id') return <Select {...field} {...list} showSearch allowClear />;
  if (kind === 'ids') return <MultiSelect {...field} {...list} {...(most === undefined ? {} : { maxCount: most })} />;
  if ('several' in kind) return <Checkbox.Group {...field} className="filter-statuses" options={options} />;
  if (!areRadios(kind, face)) return <Select {...field} {...list} showSearch allowClear />;
  const all = { value: '' as never, label: t('filters.all') };
  return <Radio.Group {...field} className="filter-choices" options={[all, ...options]} />;
}
