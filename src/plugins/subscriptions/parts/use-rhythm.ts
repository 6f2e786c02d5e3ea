import { useTranslation } from 'react-i18next';

/** Returns the words for how often, and how many times, a plan charges: 'a cada 3 meses, 12 cobranças'. */
export function useRhythm() {
  const { t } = useTranslation('subscriptions');
  const every = (interval: number) => t('rhythm.every', { count: interval });
  return {
    every,
    whole: ({ interval, repeats }: { interval: number; repeats: number | null }) =>
      repeats === null
        ? t('rhythm.endless', { every: every(interval) })
        : t('rhythm.times', { every: every(interval), count: repeats }),
  };
}
