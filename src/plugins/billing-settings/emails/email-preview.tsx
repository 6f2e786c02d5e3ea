import { useTranslation } from 'react-i18next';
import type { EmailText } from '@balcao/contract/billing-settings';
import { DetailSection } from '../../../ui/page/detail-page';

/** The e-mail with the data of an invented billet, as plain text. */
export function EmailPreview({ preview }: { preview: EmailText | undefined }) {
  const { t } = useTranslation('billing-settings');
  return (
    <DetailSection title={t('emails.preview')}>
      <div aria-live="polite">
        {preview ? (
          <>
            <p className="email-subject">{preview.subject}</p>
            <p className="email-body">{preview.body}</p>
          </>
        ) : (
          <p className="soft">{t('emails.previewEmpty')}</p>
        )}
      </div>
    </DetailSection>
  );
}
