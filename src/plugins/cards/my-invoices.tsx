import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CardInvoice } from '@balcao/contract/cards/shapes';
import { useCall } from '../../data/use-call';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { RouteLink, usePathOf } from '../../ui/page/routing';
import { Facts } from '../../ui/text/facts';
import { formatDay, formatMoney } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { InvoiceStatus, shownPeriod, statusWord } from './invoice-status';
import { LinkButton } from '../../ui/action/link-button';
import './cards.css';

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
  const before = (data?.items ?? []).filter((one) => one.state !== 'open' && !isDue(one)).slice(0, MOST);
  const due = items.filter(isDue);
  return (
    <DetailPage
      title={t('invoice.title')}
      query={query}
      aside={before.length > 0 && <Before invoices={before} />}
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

/** How many invoices before are named; their page has the rest. */
const MOST = 6;
const isDue = ({ state }: CardInvoice) => state === 'closed' || state === 'overdue';

/** The last invoices that ask for nothing any more. */
function Before({ invoices }: { invoices: CardInvoice[] }) {
  const { t } = useTranslation('cards');
  return (
    <DetailSection title={t('invoice.previous')}>
      <ul className="invoices-before">
        {invoices.map(({ id, state, period, total }) => (
          <li key={id}>
            <RouteLink name="cards-invoice" params={{ invoiceStatus: statusWord(state), period }}>
              {shownPeriod(period)}
            </RouteLink>
            <InvoiceStatus state={state} />
            <Money cents={total} />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

function InvoiceCard({ one }: { one: CardInvoice }) {
  const { t } = useTranslation('cards');
  const pathOf = usePathOf();
  const status = statusWord(one.state);
  const path =
    one.state === 'open'
      ? pathOf('cards-current-invoice', { invoiceStatus: status })!
      : pathOf('cards-invoice', { invoiceStatus: status, period: one.period })!;
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
      <p className="invoice-links">
        <LinkButton to={path}>{t('invoice.see')}</LinkButton>
      </p>
    </DetailSection>
  );
}
