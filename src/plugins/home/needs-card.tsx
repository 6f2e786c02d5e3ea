import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NeedBone } from '../../kits/home/need-line';
import { ErrorBoundary } from '../../ui/page/error-boundary';
import { HomeCard } from '../../ui/page/home-card';
import { useSlot } from '../../ui/page/slots';

/** What waits for this person's action, from every area that they may use. */
export default function NeedsCard() {
  const { t } = useTranslation('home');
  const needs = useSlot('home-need');
  if (needs.length === 0) return null;
  return (
    <HomeCard title={t('needs.title')} isLoading={false} error={null} onRetry={() => undefined}>
      <ul className="home-lines">
        {needs.map(({ id, Part }) => (
          <ErrorBoundary key={id} quiet>
            <Suspense fallback={<NeedBone />}>
              <Part />
            </Suspense>
          </ErrorBoundary>
        ))}
      </ul>
      <p className="home-nothing soft">{t('needs.nothing')}</p>
    </HomeCard>
  );
}
