import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusTag, type Tone } from '../../ui/text/status-tag';
import type { SheetRowShown } from './texts';
import '../../ui/list/plain-table.css';
import './sheets.css';

export interface PreviewRowsProps<R extends SheetRowShown> {
  /** The columns of the spreadsheet by index: what each holds, null where nothing is taken. */
  columns: readonly { title: string; label: string | null }[];
  rows: readonly R[];
  /** What a state is called and looks like. */
  states: Readonly<Record<string, { label: string; tone: Tone }>>;
  /** Under the state of a row. */
  more?: ((row: R) => ReactNode) | undefined;
}

/** The columns that are taken, row by row; why a row is refused stands beside its result, the columns with a cell at fault first. */
export function PreviewRows<R extends SheetRowShown>({ columns, rows, states, more }: PreviewRowsProps<R>) {
  const { t } = useTranslation('sheets');
  const isMarked = (at: number) => rows.some(({ faults }) => faults.some(({ column }) => column === at));
  // a column that is not taken is shown where a cell of it is at fault
  const taken = columns
    .flatMap(({ label }, at) => (label || isMarked(at) ? [at] : []))
    .toSorted((a, b) => Number(isMarked(b)) - Number(isMarked(a)));
  const nameOf = (at: number) => {
    const { label = null, title = '' } = columns[at] ?? {};
    return label ?? (title || t('mapping.untitled', { number: at + 1 }));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and so must be reachable by keyboard
    <div className="sheet-rows" role="region" tabIndex={0} aria-label={t('preview.title')}>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('preview.line')}</th>
            <th scope="col">{t('preview.state')}</th>
            {taken.map((at) => (
              <th scope="col" key={at}>
                {nameOf(at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <td className="num">{row.line}</td>
              <td>
                <StatusTag tone={states[row.state]!.tone}>{states[row.state]!.label}</StatusTag>
                {row.faults.length > 0 && (
                  <ul className="sheet-reasons">
                    {row.faults.map(({ column, message }) => (
                      <li key={column}>
                        {column === null ? message : t('preview.reason', { field: nameOf(column), message })}
                      </li>
                    ))}
                  </ul>
                )}
                {more?.(row)}
              </td>
              {taken.map((at) => {
                const isBad = row.faults.some(({ column }) => column === at);
                return (
                  <td key={at} className={isBad ? 'sheet-bad' : undefined}>
                    {isBad ? <span>{row.cells[at] || t('preview.blank')}</span> : row.cells[at]}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
