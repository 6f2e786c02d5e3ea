import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { EmailField } from '../../../ui/form/email-field';
import { TOUCHED } from '../parts/touched';
import { CardDrawer } from './card-drawer';

interface Values {
  email: string;
}

export default function Resend() {
  const { t } = useTranslation('card-charges');
  const resend = useRowAction('POST /credit-card-charges/resend/email', TOUCHED);
  return (
    <CardDrawer<Values>
      action="resend-email"
      initial={({ customer_email }) => ({ email: customer_email ?? '' })}
      onSubmit={({ id }, values) => {
        const email = values.email.trim();
        return resend({ body: { ids: [id], email } }, t('resend-email.done', { email }));
      }}
    >
      {() => <EmailField label={t('resend-email.field')} />}
    </CardDrawer>
  );
}
