import { useTranslation } from 'react-i18next';
import type { PixQrcode } from '@balcao/contract/pix-qrcodes';
import { StatusTag, type Tone } from '../../../ui/text/status-tag';

const TONES: Record<PixQrcode['state'], Tone> = { active: 'wait', paid: 'good', expired: 'off', off: 'off' };

/** Whether a code is paid, waiting, or can no longer be paid; a static code counts as paid after its first payment. */
export function CodeState({ code: { state, received } }: { code: Pick<PixQrcode, 'state' | 'received'> }) {
  const { t } = useTranslation('pix-qrcodes');
  const label = state === 'active' && received.count ? 'paid' : state;
  return <StatusTag tone={TONES[label]}>{t(`state.${label}`)}</StatusTag>;
}
