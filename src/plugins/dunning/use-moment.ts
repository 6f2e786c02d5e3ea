import { useTranslation } from 'react-i18next';

/** Returns the words for days relative to the due date: -3 is '3 dias antes do vencimento'. */
export function useMoment() {
  const { t } = useTranslation('dunning');
  return (days: number): string => {
    if (days === 0) return t('moment.day');
    return days < 0 ? t('moment.before', { count: -days }) : t('moment.after', { count: days });
  };
}
