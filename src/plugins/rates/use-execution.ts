import { useTranslation } from 'react-i18next';

/** Execution days as they are written: '1 dia útil' or 'N dias úteis' (AREAS-9-12); at once where there are none. */
export function useExecution(): (days: number) => string {
  const { t } = useTranslation('rates');
  return (days) => (days === 0 ? t('atOnce') : t('days', { count: days }));
}
