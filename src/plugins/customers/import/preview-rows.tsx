import { useTranslation } from 'react-i18next';
import type { CustomersImport, ImportRow } from '@balcao/contract/customers-import';
import { StatusTag, type Tone } from '../../../ui/status-tag';
import '../../../ui/plain-table.css';

const TONES: Record<ImportRow['state'], Tone> = { new: 'good', known: 'wait', refused: 'bad' };

/** The columns that are taken, row by row; a cell at fault says why, under what it holds. */
export function PreviewRows({ columns, rows }: { columns: CustomersImport['columns']; rows: ImportRow[] }) {
  const { t } = useTranslation('customers-import');
  const taken = columns.flatMap(({ field }, at) => (field ? [{ field, at }] : []));
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
                {faults.filter((fault) => fault.column === null || !columns[fault.column]?.field).map(({ message }) => <Fault key={message} message={message} />)}
              </td>
              {taken.map(({ at }) => {
                const fault = faults.find(({ column }) => column === at);
                return (
                  <td key={at} className={fault ? 'import-bad' : undefined}>
                    {cells[at] || (fault && <span className="faint">{t('preview.blank')}</span>)}
                    {fault && <Fault message={fault.message} />}
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

const Fault = ({ message }: { message: string }) => <span className="import-cell-fault">{message}</span>;
