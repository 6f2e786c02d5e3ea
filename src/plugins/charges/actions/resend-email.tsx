import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { EmailField } from '../../../ui/form/email-field';
import { TOUCHED } from '../parts/touched';
import { BilletDrawer } from './billet-drawer';

interface Values {
  email: string;
}

export default function ResendEmail() {
  const { t } = useTranslation('charges');
  const resend = useRowAction('POST /charges/resend/email', TOUCHED);
  return (
    <BilletDrawer<Values>
      action="resend-email"
      initial={({ customer }) => ({ email: customer?.email ?? '' })}
      onSubmit={({ id }, values) => {
        const email = values.email.trim();
        return resend({ body: { ids: [id], email } }, t('resend-email.done', { email }));
      }}
    >
      {() => <EmailField label={t('resend-email.field')} />}
    </BilletDrawer>
  );
}
