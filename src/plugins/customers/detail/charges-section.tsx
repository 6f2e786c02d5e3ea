import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { chargeTone } from '../../../resources/charge-status';
import { DetailSection } from '../../../ui/page/detail-page';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { usePathOf } from '../../../ui/page/routing';
import { useSession } from '../../../data/session';
import { StatusTag } from '../../../ui/text/status-tag';
import { useCall } from '../../../data/use-call';
import '../../../ui/list/plain-table.css';

const LAST = 10;

/** The newest charges of a customer, each with a link to its page. */
export function ChargesSection({ document, id }: { document: string; id: number }) {
  const { t } = useTranslation(['customers', 'shell']);
  const { can } = useSession();
  const pathOf = usePathOf();
  const seen = can('receive:management:billets').can;
  const all = seen ? pathOf('receive:management:billets') : undefined;
  const { data, error, retry } = useCall(
    'GET /customers/{document}/transactions',
    { params: { document }, query: { page: 1, size: LAST } },
    { topic: 'charges' },
  );
  const filter = new URLSearchParams({
    'filters[0][field]': 'customer',
    'filters[0][operator]': 'eq',
    'filters[0][value]': String(id),
  });
  const numberOf = (billet: number): ReactNode => {
    const path = seen ? pathOf('billing-banking_billet-management-detail', { id: billet }) : undefined;
    return path ? <Link to={path}>{billet}</Link> : billet;
  };
  return (
    <DetailSection
      title={t('customers:detail.charges')}
      extra={all && data && data.total > 0 && <Link to={`${all}?${filter}`}>{t('customers:detail.chargesAll')}</Link>}
    >
      {error ? (
        <>
          <p role="alert">{t('customers:detail.chargesFailed')}</p>
          <Button onClick={retry}>{t('shell:retry')}</Button>
        </>
      ) : !data ? (
        <p role="status" className="soft">
          {t('shell:loading')}
        </p>
      ) : data.items.length === 0 ? (
        <p className="soft lines">{t('customers:detail.chargesEmpty')}</p>
      ) : (
        <table className="plain-table plain-lines">
          <thead>
            <tr>
              <th scope="col">{t('customers:detail.number')}</th>
              <th scope="col">{t('customers:detail.due')}</th>
              <th scope="col">{t('customers:detail.status')}</th>
              <th scope="col" className="right">
                {t('customers:detail.value')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ id: billet, expire_at, status, translated_status, value }) => (
              <tr key={billet}>
                <td className="num">{numberOf(billet)}</td>
                <td className="num">{formatDay(expire_at)}</td>
                <td>
                  <StatusTag tone={chargeTone(status)}>{translated_status}</StatusTag>
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
