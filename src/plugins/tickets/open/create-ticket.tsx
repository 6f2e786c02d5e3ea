import { useTranslation } from 'react-i18next';
import OpenTicket from './open-ticket';

/** The same under the address that other pages send to: its own title, as 'Abrir ticket' is above it in the breadcrumb. */
export default function CreateTicket() {
  const { t } = useTranslation('tickets');
  return <OpenTicket title={t('open.createTitle')} />;
}
