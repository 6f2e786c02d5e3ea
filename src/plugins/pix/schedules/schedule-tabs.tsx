import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../../ui/page/link-tabs';
import { usePathOf } from '../../../ui/page/routing';

/** Tabs of scheduled Pix and of recurrences. */
export function ScheduleTabs({ current }: { current: 'schedules' | 'recurrences' }) {
  const { t } = useTranslation('pix');
  const pathOf = usePathOf();
  return (
    <LinkTabs
      label={t('schedules.tabs')}
      current={current}
      tabs={[
        { key: 'schedules', label: t('schedules.title'), to: pathOf('pix:schedules') ?? '' },
        { key: 'recurrences', label: t('recurrences.title'), to: pathOf('pix-recurrences') ?? '' },
      ]}
    />
  );
}
