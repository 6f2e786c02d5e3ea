import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../ui/page/side-panel';

const STEPS = {
  create: ['create.used'],
  portability: ['portability.ask', 'portability.moved', 'portability.ends'],
  claim: ['claim.answer', 'claim.free', 'claim.confirm'],
} as const;

/** What follows the form of a key, until it receives or the request ends. */
export function WhatHappens({ kind }: { kind: keyof typeof STEPS }) {
  const { t } = useTranslation('pix-keys');
  const points = [t('next.sign'), t('next.code'), ...STEPS[kind].map((step) => t(step))];
  return <SidePanel title={t('next.title')} inOrder points={points} />;
}
