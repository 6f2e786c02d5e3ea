import { useTranslation } from 'react-i18next';
import { useHighlight } from '../../data/highlight';
import { useSession } from '../../data/session';
import { HomeCard } from '../../ui/page/home-card';
import { RouteLink } from '../../ui/page/routing';
import { highlightFor } from './highlights';

/** One page worth knowing, another one each time the person signs in (SHELL-4.1-4). */
export default function HighlightCard() {
  const { t } = useTranslation('home');
  const { can } = useSession();
  const shown = highlightFor(useHighlight(), (permission) => can(permission).can);
  if (!shown) return null;
  const { name, route } = shown;
  return (
    <HomeCard title={t('highlight.title')} isLoading={false} error={null} onRetry={() => undefined}>
      <p className="soft">{t(`highlight.${name}.text`)}</p>
      <RouteLink name={route}>{t(`highlight.${name}.link`)}</RouteLink>
    </HomeCard>
  );
}
