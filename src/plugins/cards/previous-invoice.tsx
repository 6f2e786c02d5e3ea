import { Navigate, useParams } from 'react-router';
import { InvoiceView } from './invoice-view';

/** One of the invoices before. */
export default function PreviousInvoice() {
  const { period = '' } = useParams();
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(period) ? <InvoiceView period={period} /> : <Navigate to="/404" replace />;
}
