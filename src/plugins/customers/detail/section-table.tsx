import { Button } from 'antd';
import type { Key, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailSection } from '../../../ui/page/detail-page';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { StatusTag, type Tone } from '../../../ui/text/status-tag';
import '../../../ui/list/plain-table.css';

interface Row {
  key: Key;
  /** What it is: a number, or a name. */
  name: ReactNode;
  day: string | null;
  tone: Tone;
  status: string;
  /** Integer cents. */
  value: number;
}

interface Props {
  title: string;
  extra?: ReactNode;
  /** Headings of what a row is and of its day. */
  heads: { name: string; day: string };
  texts: { failed: string; empty: string };
  rows: Row[] | undefined;
  error: object | null;
  onRetry: () => void;
}

/** Newest records of a customer: what each is, its day, status and value. */
export function SectionTable({ title, extra, heads, texts, rows, error, onRetry }: Props) {
  const { t } = useTranslation(['customers', 'shell']);
  return (
    <DetailSection title={title} extra={extra}>
      {error ? (
        <>
          <p role="alert">{texts.failed}</p>
          <Button onClick={onRetry}>{t('shell:retry')}</Button>
        </>
      ) : !rows ? (
        <p role="status" className="soft">
          {t('shell:loading')}
        </p>
      ) : rows.length === 0 ? (
        <p className="soft lines">{texts.empty}</p>
      ) : (
        <table className="plain-table plain-lines">
          <thead>
            <tr>
              <th scope="col">{heads.name}</th>
              <th scope="col">{heads.day}</th>
              <th scope="col">{t('customers:detail.status')}</th>
              <th scope="col" className="right">
                {t('customers:detail.value')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, day, tone, status, value }) => (
              <tr key={key}>
                <td className="num">{name}</td>
                <td className="num">{formatDay(day)}</td>
                <td>
                  <StatusTag tone={tone}>{status}</StatusTag>
                </td>
                <td className="right">
                  <Money cents={value} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </DetailSection>
  );
}
