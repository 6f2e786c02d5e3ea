import { useTranslation } from 'react-i18next';
import OpenTicket from './open-ticket';

/** OpenTicket at the address that other pages link to, with its own title: the breadcrumb shows 'Abrir chamado' above it. */
export default function CreateTicket() {
  const { t } = useTranslation('tickets');
  return <OpenTicket title={t('open.createTitle')} />;
}
