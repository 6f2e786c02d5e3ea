import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { TOUCHED } from '../parts/touched';
import { ParcelDrawer } from './parcel-drawer';
import { EmailField } from '../../../ui/form/email-field';

interface Values {
  email: string;
}

export default function ResendParcel() {
  const { t } = useTranslation('carnets');
  const resend = useRowAction('POST /carnet/{id}/parcels/resend/email', TOUCHED);
  return (
    <ParcelDrawer<Values>
      action="resend-email"
      initial={({ customer }) => ({ email: customer?.email ?? '' })}
      onSubmit={({ id, carnet }, values) => {
        const email = values.email.trim();
        return resend(
          { params: { id: carnet.id }, body: { ids: [id], email } },
          t('parcel-resend-email.done', { email }),
        );
      }}
    >
      {() => <EmailField label={t('resend-email.field')} />}
    </ParcelDrawer>
  );
}
