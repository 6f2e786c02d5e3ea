import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LinkTabs } from '../../../ui/page/link-tabs';
import { useChargeKinds } from './kinds';

/** The kinds of charge to choose between; nothing where there is one. */
export function useKindTabs(): ReactNode {
  const { t } = useTranslation('charging');
  const { pathname } = useLocation();
  const { kinds, kind } = useChargeKinds();
  if (!kind || kinds.length < 2) return undefined;
  const tabs = kinds.map(({ name, label }) => ({
    key: name,
    label,
    to: `${pathname}?billingMethod=${name}`,
  }));
  return <LinkTabs label={t('issue.kinds')} tabs={tabs} current={kind.name} />;
}
