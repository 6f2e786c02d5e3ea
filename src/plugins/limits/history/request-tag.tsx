import { useTranslation } from 'react-i18next';
import type { LimitRequest } from '@balcao/contract/limits';
import { StatusTag, type Tone } from '../../../ui/text/status-tag';

const TONES: Record<LimitRequest['state'], Tone> = { pending: 'wait', effective: 'good', cancelled: 'off' };

/** The outcome of a request. */
export function RequestTag({ state }: { state: LimitRequest['state'] }) {
  const { t } = useTranslation('limits');
  return <StatusTag tone={TONES[state]}>{t(`state.${state}`)}</StatusTag>;
}
