import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { EmailField } from '../../../ui/form/email-field';
import { TOUCHED } from '../parts/touched';
import { CarnetDrawer } from './carnet-drawer';

interface Values {
  email: string;
}

export default function ResendCarnet() {
  const { t } = useTranslation('carnets');
  const resend = useRowAction('POST /carnets/resend/email', TOUCHED);
  return (
    <CarnetDrawer<Values>
      action="resend-email"
      initial={({ customer_email }) => ({ email: customer_email ?? '' })}
      onSubmit={({ id }, values) => {
        const email = values.email.trim();
        return resend({ body: { ids: [id], email } }, t('resend-email.done', { email }));
      }}
    >
      {() => <EmailField label={t('resend-email.field')} />}
    </CarnetDrawer>
  );
}
