import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/session';
import { HelpCard } from './help-card';

const FeedbackModal = lazy(() => import('./feedback-modal'));

/** The help panel's third card: feedback. Hidden while the registration must be updated (SHELL-2.4-2). */
export default function SuggestionCard() {
  const { t } = useTranslation('tickets');
  const { session } = useSession();
  const [open, setOpen] = useState(false);
  const mustUpdate = session.permissions.some(({ id, enabled }) => enabled && id.startsWith('registration:update'));
  if (mustUpdate) return null;
  return (
    <HelpCard title={t('feedback.title')} text={t('card.feedback')}>
      <button type="button" className="link-button" onClick={() => setOpen(true)}>
        {t('card.feedbackLink')}
      </button>
      {open && (
        <Suspense fallback={null}>
          <FeedbackModal onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </HelpCard>
  );
}
