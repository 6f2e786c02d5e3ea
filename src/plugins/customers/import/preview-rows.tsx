import { useTranslation } from 'react-i18next';
import type { CustomersImport, ImportRow } from '@balcao/contract/customers-import';
import { StatusTag, type Tone } from '../../../ui/text/status-tag';
import '../../../ui/list/plain-table.css';

const TONES: Record<ImportRow['state'], Tone> = { new: 'good', known: 'wait', refused: 'bad' };

/** The columns that are taken, row by row; why a row is refused stands beside its result, and the cells at fault are marked. */
export function PreviewRows({ columns, rows }: { columns: CustomersImport['columns']; rows: ImportRow[] }) {
  const { t } = useTranslation('customers-import');
  const taken = columns.flatMap(({ field }, at) => (field ? [{ field, at }] : []));
  const nameOf = (column: number) => {
    const { field = null, title = '' } = columns[column] ?? {};
    return field ? t(`field.${field}`) : title || t('mapping.untitled', { number: column + 1 });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and so must be reachable by keyboard
    <div className="import-rows" role="region" tabIndex={0} aria-label={t('preview.title')}>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('preview.line')}</th>
            <th scope="col">{t('preview.state')}</th>
            {taken.map(({ field, at }) => (
              <th scope="col" key={at}>
                {t(`field.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells, state, faults }) => (
            <tr key={line}>
              <td className="num">{line}</td>
              <td>
                <StatusTag tone={TONES[state]}>{t(`state.${state}`)}</StatusTag>
                {faults.length > 0 && (
                  <ul className="import-reasons">
                    {faults.map(({ column, message }) => (
                      <li key={column}>
                        {column === null ? message : t('preview.reason', { field: nameOf(column), message })}
                      </li>
                    ))}
                  </ul>
                )}
              </td>
              {taken.map(({ at }) => {
                const isBad = faults.some(({ column }) => column === at);
                return (
                  <td key={at} className={isBad ? 'import-bad' : undefined}>
                    {isBad ? <span>{cells[at] || t('preview.blank')}</span> : cells[at]}
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
