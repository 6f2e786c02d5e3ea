import { useTranslation } from 'react-i18next';
import type { Collection, CollectionCharge } from '@balcao/contract/pix-automatic-receive';
import { StatusTag, type Tone } from '../../../ui/text/status-tag';

const TONES: Record<Collection['state'], Tone> = {
  CRIADA: 'wait',
  APROVADA: 'good',
  REJEITADA: 'bad',
  EXPIRADA: 'off',
  CANCELADA: 'off',
};

export function State({ state }: Pick<Collection, 'state'>) {
  const { t } = useTranslation('pix-automatic-receive');
  return <StatusTag tone={TONES[state]}>{t(`state.${state}`)}</StatusTag>;
}

const CHARGE_TONES: Record<CollectionCharge['state'], Tone> = {
  CRIADA: 'wait',
  ATIVA: 'wait',
  CONCLUIDA: 'good',
  EXPIRADA: 'bad',
  REJEITADA: 'bad',
  CANCELADA: 'off',
};

export function ChargeState({ state }: Pick<CollectionCharge, 'state'>) {
  const { t } = useTranslation('pix-automatic-receive');
  return <StatusTag tone={CHARGE_TONES[state]}>{t(`chargeState.${state}`)}</StatusTag>;
}
