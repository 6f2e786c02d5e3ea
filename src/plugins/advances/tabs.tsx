import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../ui/page/link-tabs';
import { usePathOf } from '../../ui/page/routing';

const TABS = { 'advances:management': 'list.title', 'advances:management:billets': 'items.title' } as const;
type Tab = keyof typeof TABS;

/** Contracts, and the billets of all of them. */
export function ManagementTabs({ current }: { current: Tab }) {
  const { t } = useTranslation('advances');
  const pathOf = usePathOf();
  return (
    <LinkTabs
      label={t('list.tabs')}
      current={current}
      tabs={(Object.keys(TABS) as Tab[]).map((key) => ({ key, label: t(TABS[key]), to: pathOf(key)! }))}
    />
  );
}
