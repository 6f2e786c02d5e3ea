import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import type { Series } from './money-lines';
import './pictures.css';
import '../../ui/list/plain-table.css';

const MoneyLines = lazy(() => import('./money-lines'));

interface Props {
  title: string;
  /** What the chart shows, in words. */
  lead?: string;
  extra?: ReactNode;
  chart: ReactNode;
  /** Table with the chart's figures. */
  table: ReactNode;
}

/** A chart with a title and words, or its figures as a table. */
export function Picture({ title, lead, extra, chart, table }: Props) {
  const { t } = useTranslation('shell');
  const [isTable, setTable] = useState(false);
  return (
    <section className="card picture" aria-label={title}>
      <div className="picture-head">
        <h2 className="card-title">{title}</h2>
        {extra}
        <button type="button" className="link-button" onClick={() => setTable(!isTable)}>
          {t(isTable ? 'picture.chart' : 'picture.values')}
        </button>
      </div>
      {lead && <p className="soft">{lead}</p>}
      {isTable ? (
        table
      ) : (
        <div aria-hidden="true">
          <Suspense fallback={<div className="picture-wait" />}>{chart}</Suspense>
        </div>
      )}
    </section>
  );
}

interface DayProps<K extends string> extends Pick<Props, 'title' | 'lead' | 'extra'> {
  /** Integer cents of each series by day, the oldest first. */
  days: ({ day: string } & Record<K, number>)[];
  series: Series<K>[];
}

/** Amounts day by day as lines, or as a table with the latest day first. */
export function DayPicture<K extends string>({ title, lead, extra, days, series }: DayProps<K>) {
  const { t } = useTranslation('shell');
  const table = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className="picture-rows" role="region" tabIndex={0} aria-label={title}>
      <table className="plain-table">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('picture.day')}</th>
            {series.map(({ key, label }) => (
              <th scope="col" className="right" key={key}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((row) => (
            <tr key={row.day}>
              <td>{formatDay(row.day)}</td>
              {series.map(({ key }) => (
                <td className="right num" key={key}>
                  <Money cents={row[key]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  return (
    <Picture
      title={title}
      {...(lead ? { lead } : {})}
      extra={extra}
      chart={<MoneyLines days={days} series={series} />}
      table={table}
    />
  );
}
