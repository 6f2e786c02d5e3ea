import { useTranslation } from 'react-i18next';
import type { Credit, Suggestion } from '@balcao/contract/reconciliation';
import { StatusTag, type Tone } from '../../../ui/text/status-tag';

const TONES: Record<Credit['state'], Tone> = { open: 'wait', matched: 'good', dismissed: 'off' };

export function CreditState({ state }: Pick<Credit, 'state'>) {
  const { t } = useTranslation('reconciliation');
  return <StatusTag tone={TONES[state]}>{t(`state.${state}`)}</StatusTag>;
}

const SURE: Record<Suggestion['confidence'], Tone> = { high: 'good', medium: 'wait', low: 'off' };

/** How sure a suggestion is, in words. */
export function Confidence({ confidence }: Pick<Suggestion, 'confidence'>) {
  const { t } = useTranslation('reconciliation');
  return <StatusTag tone={SURE[confidence]}>{t(`confidence.${confidence}`)}</StatusTag>;
}
