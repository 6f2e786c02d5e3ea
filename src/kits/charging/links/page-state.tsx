import type { LinkStatus, PaymentPage } from '@balcao/contract/links/link';
import { StatusTag, type Tone } from '../../../ui/text/status-tag';

const TONES: Record<LinkStatus, Tone> = {
  active: 'wait',
  paid: 'good',
  expired: 'off',
  canceled: 'off',
  disabled: 'off',
};

/** The state in the server's words. */
export const PageState = ({ page }: { page: Pick<PaymentPage, 'status' | 'translated_status'> }) => (
  <StatusTag tone={TONES[page.status]}>{page.translated_status}</StatusTag>
);
