import { useTranslation } from 'react-i18next';
import type { SubscriptionDetail } from '@balcao/contract/subscriptions';
import { useRecord } from '../../../data/use-record';
import { isFree } from '../../../kits/charging/manage/menu';
import { RecordDrawer, useOpened, type DrawerProps } from '../../../kits/charging/manage/record-drawer';
import { ChargeTexts } from '../../../kits/charging/texts';
import { subscriptions } from '../../../resources/subscriptions';
import { useIdParam } from '../../../ui/page/routing';
import { Money } from '../../../ui/text/money';
import type { SubscriptionMenuAction } from '../parts/subscription-actions';
import { SubscriptionState } from '../parts/subscription-state';

interface Props<Values extends object> extends DrawerProps<SubscriptionDetail, Values> {
  action: Exclude<SubscriptionMenuAction, 'email'>;
}

/** The drawer of an action on one subscription. */
export function SubscriptionDrawer<Values extends object>({ action, ...rest }: Props<Values>) {
  const { t } = useTranslation('subscriptions');
  const opened = useOpened(useRecord(subscriptions, useIdParam()));
  const { record: one } = opened;
  const isOff = one && !isFree(action) && !(one.actions as SubscriptionMenuAction[]).includes(action);
  return (
    <ChargeTexts of="subscriptions">
      <RecordDrawer<SubscriptionDetail, Values>
        {...rest}
        opened={opened}
        title={t(`${action}.title`)}
        submit={t(`${action}.submit`)}
        off={isOff ? t('action.off', { status: one.translated_status }) : undefined}
        facts={
          one && [
            { label: t('column.customer'), value: one.customer_name, wide: true },
            { label: t('column.plan'), value: one.plan_name },
            { label: t('column.value'), value: <Money cents={one.value} /> },
            { label: t('column.status'), value: <SubscriptionState subscription={one} /> },
          ]
        }
      />
    </ChargeTexts>
  );
}
