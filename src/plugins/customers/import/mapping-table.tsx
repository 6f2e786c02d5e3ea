import { useTranslation } from 'react-i18next';
import type { CustomersImport, ImportField } from '@balcao/contract/customers-import';
import { FIELDS } from './fields';
import '../../../ui/list/plain-table.css';

interface Props {
  columns: CustomersImport['columns'];
  busy: boolean;
  onChoose: (column: number, field: ImportField | null) => void;
}

/** Each column of the spreadsheet, an example of it, and what it holds. */
export function MappingTable({ columns, busy, onChoose }: Props) {
  const { t } = useTranslation('customers-import');
  return (
    <table className="plain-table import-mapping" aria-busy={busy}>
      <thead>
        <tr>
          <th scope="col">{t('mapping.column')}</th>
          <th scope="col">{t('mapping.sample')}</th>
          <th scope="col">{t('mapping.field')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ title, sample, field }, at) => (
          <tr key={at}>
            <th scope="row">{title || t('mapping.untitled', { number: at + 1 })}</th>
            <td className="soft">{sample}</td>
            <td>
              <select
                aria-label={t('mapping.fieldOf', { column: title || t('mapping.untitled', { number: at + 1 }) })}
                value={field ?? ''}
                disabled={busy}
                onChange={(event) => onChoose(at, (event.target.value || null) as ImportField | null)}
              >
                <option value="">{t('mapping.ignore')}</option>
                {FIELDS.map((one) => (
                  <option key={one} value={one}>
                    {t(`field.${one}`)}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
