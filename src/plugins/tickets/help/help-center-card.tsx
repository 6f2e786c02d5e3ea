import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../../ui/page/routing';
import { HelpCard } from './help-card';

/** The help panel's first card: the help centre (SHELL-2.4-1). */
export default function HelpCenterCard() {
  const { t } = useTranslation('tickets');
  return (
    <HelpCard title={t('faq.title')} text={t('card.faq')}>
      <RouteLink name="help-center">{t('card.faqLink')}</RouteLink>
    </HelpCard>
  );
}
