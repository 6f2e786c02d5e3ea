import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';
import { TOUCHED } from '../parts/touched';
import { CollectionDrawer } from './collection-drawer';
import { EmailField } from '../../../ui/form/email-field';

/** E-mails the payer the code to authorise by, or a notice of the request. */
export default function ResendRequest() {
  const { t } = useTranslation('pix-automatic-receive');
  const { run } = useAction('POST /receive/pix-automatic/{id}/resend/email', { invalidates: TOUCHED, quiet: true });
  return (
    <CollectionDrawer<{ email: string }>
      action="resend-email"
      initial={({ email }) => ({ email: email ?? '' })}
      run={({ id }, { email }) => run({ params: { id }, body: { email: email.trim() } })}
    >
      <EmailField label={t('resend-email.field')} />
    </CollectionDrawer>
  );
}
