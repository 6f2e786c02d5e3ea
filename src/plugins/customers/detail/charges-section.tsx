import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listQuery } from '../../../data/list-query';
import { billets } from '../../../resources/billets';
import { chargeTone } from '../../../resources/charge-status';
import { usePathOf } from '../../../ui/page/routing';
import { useSession } from '../../../data/session';
import { useCall } from '../../../data/use-call';
import { SectionTable } from './section-table';

const LAST = 10;

/** The newest charges of a customer, each with a link to its page. */
export function ChargesSection({ document, id }: { document: string; id: number }) {
  const { t } = useTranslation('customers');
  const { can } = useSession();
  const pathOf = usePathOf();
  const seen = can('receive:management:billets').can;
  const all = seen ? pathOf('receive:management:billets') : undefined;
  const { data, error, retry } = useCall(
    'GET /customers/{document}/transactions',
    { params: { document }, query: { page: 1, size: LAST } },
    { topic: 'charges' },
  );
  const numberOf = (billet: number): ReactNode => {
    const path = seen ? pathOf('billing-banking_billet-management-detail', { id: billet }) : undefined;
    return path ? <Link to={path}>{billet}</Link> : billet;
  };
  return (
    <SectionTable
      title={t('detail.charges')}
      extra={
        all &&
        data &&
        data.total > 0 && <Link to={`${all}?${listQuery(billets, { customer: id })}`}>{t('detail.chargesAll')}</Link>
      }
      heads={{ name: t('detail.number'), day: t('detail.due') }}
      texts={{ failed: t('detail.chargesFailed'), empty: t('detail.chargesEmpty') }}
      rows={data?.items.map((charge) => ({
        key: charge.id,
        name: numberOf(charge.id),
        day: charge.expire_at,
        tone: chargeTone(charge.status),
        status: charge.translated_status,
        value: charge.value,
      }))}
      error={error}
      onRetry={retry}
    />
  );
}
