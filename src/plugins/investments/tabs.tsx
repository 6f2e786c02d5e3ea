import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../ui/page/link-tabs';
import { usePathOf } from '../../ui/page/routing';

const TABS = ['investments-list', 'investments-scheduled', 'investments-history'] as const;

/** The wallet's three lists. */
export function WalletTabs({ current }: { current: (typeof TABS)[number] }) {
  const { t } = useTranslation('investments');
  const pathOf = usePathOf();
  return (
    <LinkTabs
      label={t('wallet.tabs')}
      current={current}
      tabs={TABS.map((key) => ({ key, label: t(`wallet.tab.${key}`), to: pathOf(key)! }))}
    />
  );
}
