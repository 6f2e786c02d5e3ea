import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { TOUCHED } from '../parts/touched';
import { ChargeDrawer } from './charge-drawer';
import { EmailField } from '../../../ui/form/email-field';

interface Values {
  email: string;
}

export default function ResendCharge() {
  const { t } = useTranslation('subscriptions');
  const resend = useRowAction('POST /subscription/{id}/charges/resend/email', TOUCHED);
  return (
    <ChargeDrawer<Values>
      action="resend-email"
      initial={({ customer }) => ({ email: customer?.email ?? '' })}
      onSubmit={({ id }, values, params) => {
        const email = values.email.trim();
        return resend({ params, body: { ids: [id], email } }, t('charge-resend-email.done', { email }));
      }}
    >
      {() => <EmailField label={t('email.field')} />}
    </ChargeDrawer>
  );
}
