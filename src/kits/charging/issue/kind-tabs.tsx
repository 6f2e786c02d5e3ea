import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { LinkTabs } from '../../../ui/page/link-tabs';
import { askedCustomers } from './asked-customers';
import { useChargeKinds } from './kinds';

/** The kinds of charge to choose between; nothing where there is one. */
export function useKindTabs(): ReactNode {
  const { t } = useTranslation('charging');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { ids } = askedCustomers(search);
  const { kinds, kind } = useChargeKinds();
  if (!kind || kinds.length < 2) return undefined;
  const tabs = kinds.map(({ name, label }) => ({
    key: name,
    label,
    // whom the address names are charged whatever the kind
    to: `${pathname}?billingMethod=${name}${ids.length > 0 ? `&customersId=${ids.join(',')}` : ''}`,
  }));
  return <LinkTabs label={t('issue.kinds')} tabs={tabs} current={kind.name} />;
}
