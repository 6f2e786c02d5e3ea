import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/session';
import { useCall } from '../../../data/use-call';
import { LinkTabs } from '../../../ui/page/link-tabs';
import { usePathOf } from '../../../ui/page/routing';

export type Status = 'enabled' | 'pending' | 'disabled';

const ROUTES = {
  enabled: 'settings:subuser',
  pending: 'settings:subuser:pending',
  disabled: 'settings:subuser:disabled',
} as const;

/** Tabs of the three lists with their counts; only of lists that the user may see. */
export function StatusTabs({ current }: { current: Status }) {
  const { t } = useTranslation('subusers');
  const pathOf = usePathOf();
  const { can } = useSession();
  const { data } = useCall('GET /subusers', {}, { topic: 'subusers' });
  const label = (status: Status) =>
    data ? t('list.tab', { name: t(`list.${status}`), count: data.counts[status] }) : t(`list.${status}`);
  const tabs = (Object.keys(ROUTES) as Status[])
    .filter((status) => can(ROUTES[status]).can)
    .map((status) => ({ key: status, label: label(status), to: pathOf(ROUTES[status])! }));
  return <LinkTabs label={t('list.tabs')} current={current} tabs={tabs} />;
}

/** Tabs of one sub-user: permissions and log. */
export function PersonTabs({ id, current }: { id: number; current: 'edit' | 'log' }) {
  const { t } = useTranslation('subusers');
  const pathOf = usePathOf();
  const { can } = useSession();
  const tabs = [
    { key: 'edit', label: t('edit.access'), route: 'settings:subuser:edit' as const },
    { key: 'log', label: t('edit.log'), route: 'settings:subuser:actions' as const },
  ]
    .filter(({ route }) => can(route).can)
    .map(({ key, label, route }) => ({ key, label, to: pathOf(route, { id })! }));
  return <LinkTabs label={t('edit.tabs')} current={current} tabs={tabs} />;
}
