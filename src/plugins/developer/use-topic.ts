import { useTranslation } from 'react-i18next';
import type developer from '../../../locales/pt-BR/developer.json';

/** What a webhook tells of, in words; the API's own name of what has none. */
export function useTopic() {
  const { t } = useTranslation('developer');
  return (topic: string) => t(`topics.${topic as keyof typeof developer.topics}`, { defaultValue: topic });
}
