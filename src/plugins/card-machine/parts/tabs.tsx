import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../../ui/page/link-tabs';
import { usePathOf } from '../../../ui/page/routing';

const TABS = [
  'card-machine:my-sales',
  'card-machine-receivables',
  'card-machine-agenda',
  'card-machine-payouts',
  'card-machine-contests',
  'card-machine-fees',
] as const;
const WORDS = {
  'card-machine:my-sales': 'sales',
  'card-machine-receivables': 'receivables',
  'card-machine-agenda': 'agenda',
  'card-machine-payouts': 'payouts',
  'card-machine-contests': 'contests',
  'card-machine-fees': 'fees',
} as const;

/** The views of what was sold. */
export function SalesTabs({ current }: { current: (typeof TABS)[number] }) {
  const { t } = useTranslation('card-machine');
  const pathOf = usePathOf();
  return (
    <LinkTabs
      label={t('tabs.label')}
      current={current}
      tabs={TABS.map((key) => ({ key, label: t(`tabs.${WORDS[key]}`), to: pathOf(key)! }))}
    />
  );
}
