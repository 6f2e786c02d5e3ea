import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { CardInvoice } from '@balcao/contract/cards/shapes';
import { useCall } from '../../data/use-call';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { usePathOf } from '../../ui/page/routing';
import { Facts } from '../../ui/text/facts';
import { formatDay, formatMoney } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { InvoiceStatus, shownPeriod, statusWord } from './invoice-status';

/** The invoices that matter now: what waits to be paid, and the open one. */
export default function MyInvoices() {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const { data, ...query } = useCall(
    'POST /card-invoices/search',
    { body: { order: 'period', asc: false, size: 50 } },
    { topic: 'cards' },
  );
  const items = data?.items.toReversed() ?? [];
  const open = items.find(({ state }) => state === 'open');
  const due = items.filter(({ state }) => state === 'closed' || state === 'overdue');
  return (
    <DetailPage
      title={t('invoice.title')}
      query={query}
      actions={
        <Button onClick={() => void navigate(pathOf('cards-previous-invoices')!)}>{t('invoice.previous')}</Button>
      }
    >
      {due.map((one) => (
        <InvoiceCard key={one.id} one={one} />
      ))}
      {open && <InvoiceCard one={open} />}
      {data && !items.length && <p>{t('invoice.none')}</p>}
    </DetailPage>
  );
}

function InvoiceCard({ one }: { one: CardInvoice }) {
  const { t } = useTranslation('cards');
  const pathOf = usePathOf();
  const path = pathOf('cards-invoice', { invoiceStatus: statusWord(one.state), period: one.period })!;
  return (
    <DetailSection
      title={t('invoice.of', { period: shownPeriod(one.period) })}
      extra={<InvoiceStatus state={one.state} />}
    >
      <p>
        <Money cents={one.total} big />
      </p>
      <Facts
        facts={[
          { label: t('invoice.payable'), value: formatMoney(one.payable) },
          { label: t('invoice.dueOn'), value: formatDay(one.dueOn) },
          { label: t('invoice.closes'), value: formatDay(one.closesOn) },
        ]}
      />
      <Link to={path}>{t('invoice.see')}</Link>
      {one.state === 'open' && (
        <>
          {' · '}
          <Link to={pathOf('cards-current-invoice', { invoiceStatus: 'aberta' })!}>{t('invoice.current')}</Link>
        </>
      )}
    </DetailSection>
  );
}
