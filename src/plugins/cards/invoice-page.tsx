import { Navigate, useParams } from 'react-router';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { PageLayout } from '../../ui/page/page-layout';
import { usePathOf } from '../../ui/page/routing';
import { InvoiceView } from './invoice-view';

const STATES = { aberta: 'open', fechada: 'closed', atrasada: 'overdue' } as const;
const PERIOD = /^\d{4}-(0[1-9]|1[0-2])$/;

/** An invoice by its state and period; without a period the newest of that state. */
export default function InvoicePage() {
  const { invoiceStatus = '', period } = useParams();
  if (period !== undefined)
    return PERIOD.test(period) ? <InvoiceView period={period} /> : <Navigate to="/404" replace />;
  const state = STATES[invoiceStatus as keyof typeof STATES];
  return state ? <Newest state={state} /> : <Navigate to="/404" replace />;
}

function Newest({ state }: { state: (typeof STATES)[keyof typeof STATES] }) {
  const { t } = useTranslation('cards');
  const all = usePathOf()('cards:multiple:my-invoices')!;
  // the first to close of those that are open, the last of the others
  const asc = state === 'open';
  const { data } = useCall(
    'POST /card-invoices/search',
    { body: { state, order: 'period', asc, size: 15 } },
    { topic: 'cards' },
  );
  const [first] = data?.items ?? [];
  if (first) return <InvoiceView period={first.period} />;
  if (data) return <Navigate to={all} replace />;
  return <PageLayout title={t('invoice.title')}>{null}</PageLayout>;
}
