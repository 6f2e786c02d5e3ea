import { DownOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FilterTable } from '../../../ui/filter-bar';
import { useIsPhone } from '../../../ui/use-is-phone';
import { periodText, type Period } from './period-text';
import './filters.css';

/** A filter of days, both included; the browser's own field, for a list has no calendar of ours. */
export function PeriodFilter({ table, field, label }: { table: FilterTable; field: string; label: string }) {
  const { t } = useTranslation('customers');
  const { t: shell } = useTranslation('shell');
  const phone = useIsPhone();
  const held = (table.filterOf(field) ?? {}) as Period;
  const set = (part: keyof Period, day: string) => table.setFilter(field, { ...held, [part]: day || undefined });
  const boxes = (
    <fieldset className="filter-boxes filter-days">
      <legend className={phone ? 'filter-label' : 'sr-only'}>{label}</legend>
      {(['from', 'to'] as const).map((part) => (
        <label key={part}>
          <span className="filter-label">{t(`list.${part}`)}</span>
          <input
            type="date"
            className="filter-control"
            value={held[part] ?? ''}
            {...(part === 'to' && held.from ? { min: held.from } : {})}
            {...(part === 'from' && held.to ? { max: held.to } : {})}
            onChange={(event) => set(part, event.target.value)}
          />
        </label>
      ))}
    </fieldset>
  );
  if (phone) return boxes;
  const shown = periodText(t, held) || shell('filters.all');
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
