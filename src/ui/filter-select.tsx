import { DownOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FilterTable } from './filter-bar';
import { TickBox } from './tick-box';
import { useIsPhone } from './use-is-phone';
import './filter-bar.css';

interface Props {
  table: FilterTable;
  field: string;
  label: string;
  options: { value: string | number; label: string }[];
  multiple?: boolean;
}

/** One filter with a closed list of values. */
export function FilterSelect({ table, field, label, options, multiple }: Props) {
  const { t } = useTranslation('shell');
  const raw = table.filterOf(field);
  // From the URL values come as text.
  const held = (Array.isArray(raw) ? raw : raw === undefined || raw === '' ? [] : [raw]).map(String);
  const choose = (values: string[]) => {
    const chosen = options.filter((option) => values.includes(String(option.value))).map((option) => option.value);
    table.setFilter(field, multiple ? chosen : chosen[0]);
  };
  if (multiple) return <Several label={label} options={options} held={held} choose={choose} />;
  return (
    <label className="filter">
      <span className="filter-label">{label}</span>
      <select className="filter-control" value={held[0] ?? ''} onChange={(event) => choose([event.target.value])}>
        <option value="">{t('filters.all')}</option>
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Several({ label, options, held, choose }: { label: string; options: Props['options']; held: string[]; choose: (values: string[]) => void }) {
  const { t } = useTranslation('shell');
  const phone = useIsPhone();
  const boxes = (
    <fieldset className="filter-boxes">
      <legend className={phone ? 'filter-label' : 'sr-only'}>{label}</legend>
      {options.map(({ value, label: name }) => {
        const ticked = held.includes(String(value));
        return (
          <label key={value} className="tick-line">
            <TickBox checked={ticked} onChange={() => choose(ticked ? held.filter((v) => v !== String(value)) : [...held, String(value)])} />
            {name}
          </label>
        );
      })}
    </fieldset>
  );
  if (phone) return boxes;
  const names = options.filter(({ value }) => held.includes(String(value))).map((option) => option.label);
  const shown = names.length === 0 ? t('filters.all') : names.length <= 2 ? names.join(', ') : t('filters.several', { count: names.length });
  return (
    <div className="filter">
      <span className="filter-label" aria-hidden="true">
        {label}
      </span>
      <Popover content={boxes} trigger="click" placement="bottomLeft" arrow={false}>
        <button type="button" className="filter-control" aria-label={`${label}: ${shown}`} aria-haspopup="dialog">
          <span>{shown}</span>
          <DownOutlined />
        </button>
      </Popover>
    </div>
  );
}
