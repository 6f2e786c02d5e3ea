import { useTranslation } from 'react-i18next';

/** What a plan is called by the days in which it pays. */
export function usePlanName() {
  const { t } = useTranslation('card-machine');
  return (days: number): string => (days === 0 ? t('plan.flow') : t('plan.days', { count: days }));
}
