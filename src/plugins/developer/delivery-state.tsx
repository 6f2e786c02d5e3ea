import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from '@balcao/contract/developer';
import { StatusTag, type Tone } from '../../ui/text/status-tag';

const TONES: Record<WebhookDelivery['state'], Tone> = { waiting: 'wait', delivered: 'good', failed: 'bad' };

/** Whether a webhook took what it was told. */
export function DeliveryState({ one: { state } }: { one: Pick<WebhookDelivery, 'state'> }) {
  const { t } = useTranslation('developer');
  return <StatusTag tone={TONES[state]}>{t(`webhooks.state.${state}`)}</StatusTag>;
}
