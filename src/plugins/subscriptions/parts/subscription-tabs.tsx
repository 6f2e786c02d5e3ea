import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../../ui/page/link-tabs';
import { usePathOf } from '../../../ui/page/routing';

type Tab = 'subscriptions' | 'charges' | 'requests' | 'plans';

/** Tabs to the pages of the area (AREAS-2-receive-7). */
export function SubscriptionTabs({ current }: { current: Tab }) {
  const { t } = useTranslation('subscriptions');
  const pathOf = usePathOf();
  const tabs = [
    { key: 'subscriptions', label: t('tab.subscriptions'), to: pathOf('receive:management:subscriptions')! },
    { key: 'charges', label: t('tab.charges'), to: pathOf('subscriptions-charges')! },
    { key: 'requests', label: t('tab.requests'), to: pathOf('subscriptions-requests')! },
    { key: 'plans', label: t('tab.plans'), to: pathOf('subscriptions-plans')! },
  ];
  return <LinkTabs label={t('list.tabs')} tabs={tabs} current={current} />;
}
