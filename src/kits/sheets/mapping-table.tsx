import { useTranslation } from 'react-i18next';
import { DetailSection } from '../../ui/page/detail-page';
import './texts';
import '../../ui/list/plain-table.css';
import './sheets.css';

export interface MappedColumn<F extends string> {
  title: string;
  sample: string | null;
  field: F | null;
  /** Why it cannot be taken. */
  fault?: string | null;
}

interface Props<F extends string> {
  columns: readonly MappedColumn<F>[];
  /** What a column may hold, as it is offered. */
  fields: readonly { field: F; label: string }[];
  /** Heads the fields, and says that a column is none of them. */
  words: { field: string; ignore: string };
  busy: boolean;
  onChoose: (column: number, field: F | null) => void;
}

/** Each column of the spreadsheet, an example of it, and what it holds. */
export function MappingTable<F extends string>({ columns, fields, words, busy, onChoose }: Props<F>) {
  const { t } = useTranslation('sheets');
  return (
    <DetailSection title={t('mapping.title')}>
      <p className="soft">{t('mapping.text')}</p>
      <table className="plain-table sheet-mapping" aria-busy={busy}>
        <thead>
          <tr>
            <th scope="col">{t('mapping.column')}</th>
            <th scope="col">{t('mapping.sample')}</th>
            <th scope="col">{words.field}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ title, sample, field, fault }, at) => (
            <tr key={at}>
              <th scope="row">
                {title || t('mapping.untitled', { number: at + 1 })}
                {fault && <span className="sheet-fault sheet-hint">{fault}</span>}
              </th>
              <td className="soft">{sample}</td>
              <td>
                <select
                  aria-label={t('mapping.fieldOf', { column: title || t('mapping.untitled', { number: at + 1 }) })}
                  value={field ?? ''}
                  disabled={busy}
                  onChange={(event) => onChoose(at, (event.target.value || null) as F | null)}
                >
                  <option value="">{words.ignore}</option>
                  {fields.map((one) => (
                    <option key={one.field} value={one.field}>
                      {one.label}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DetailSection>
  );
}
