import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';
import { KINDS } from '../../../kits/charging/links/kinds';
import { PageDrawer } from '../../../kits/charging/links/page-drawer';
import { EmailField } from '../../../ui/form/email-field';

/** Sends the address of the page by e-mail. */
export default function SendLink() {
  const { t } = useTranslation('links');
  const { run } = useAction('POST /payment-link/{id}/resend/email', { invalidates: KINDS.link.touched, quiet: true });
  const { open } = useNotification();
  return (
    <PageDrawer<{ email: string }>
      kind="link"
      action="resend-email"
      onSubmit={async ({ id }, values) => {
        const email = values.email.trim();
        await run({ params: { id }, body: { email } });
        open?.({ type: 'success', message: t('done.resend-email', { email }) });
      }}
    >
      {() => <EmailField label={t('field.email')} />}
    </PageDrawer>
  );
}
