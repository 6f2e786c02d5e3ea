import { useTranslation } from 'react-i18next';

/** Returns the words for execution days: '1 dia útil' or 'N dias úteis' (AREAS-9-12); 'Na hora' for 0. */
export function useExecution(): (days: number) => string {
  const { t } = useTranslation('rates');
  return (days) => (days === 0 ? t('atOnce') : t('days', { count: days }));
}
