import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileRecord } from '@balcao/contract/file-exchange';
import { Facts } from '../../../ui/text/facts';
import { formatInteger } from '../../../ui/text/format';
import '../parts/file-exchange.css';

/** The lines of a file, each with what it says; the field under the pointer is named. */
export function RecordLines({ records }: { records: readonly FileRecord[] }) {
  return (
    <ul className="cnab-records">
      {records.map((record) => (
        <li key={record.line}>
          <RecordLine record={record} />
        </li>
      ))}
    </ul>
  );
}

function RecordLine({ record: { line, text, label, fields } }: { record: FileRecord }) {
  const { t } = useTranslation('file-exchange');
  const [chosen, choose] = useState<number>();
  const field = chosen === undefined ? undefined : fields[chosen];
  const filled = fields.filter(({ value }) => value !== '');
  return (
    <details>
      <summary>{t('records.line', { line: formatInteger(line), label: label ?? t('records.unknown') })}</summary>
      <div className="cnab-line" onPointerLeave={() => choose(undefined)}>
        {fields.length === 0
          ? text
          : pieces(text, fields).map(({ part, at }, n) => (
              <span
                key={n}
                className={at !== undefined && at === chosen ? 'cnab-chosen' : undefined}
                onPointerEnter={() => choose(at)}
              >
                {part}
              </span>
            ))}
      </div>
      <p className="cnab-named soft" aria-hidden="true">
        {field ? t('records.field', { ...field, value: field.value || t('records.blank') }) : t('records.point')}
      </p>
      <Facts
        facts={filled.map(({ label: name, from, to, value }) => ({
          label: t('records.name', { name, from, to }),
          value,
        }))}
      />
    </details>
  );
}

/** A line in the pieces of its fields; `at`: the field's index, absent between fields. */
function pieces(text: string, fields: FileRecord['fields']): { part: string; at?: number }[] {
  const parts: { part: string; at?: number }[] = [];
  let next = 0;
  fields.forEach(({ from, to }, at) => {
    if (from - 1 > next) parts.push({ part: text.slice(next, from - 1) });
    parts.push({ part: text.slice(from - 1, to), at });
    next = to;
  });
  if (next < text.length) parts.push({ part: text.slice(next) });
  return parts;
}
