import { useTranslation } from 'react-i18next';

/** '3 dias antes do vencimento' of days from the due date. */
export function useMoment() {
  const { t } = useTranslation('dunning');
  return (days: number): string => {
    if (days === 0) return t('moment.day');
    return days < 0 ? t('moment.before', { count: -days }) : t('moment.after', { count: days });
  };
}
