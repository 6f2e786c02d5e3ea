import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubscriptionDetail } from '@balcao/contract/subscriptions';
import { useRecord } from '../../../data/use-record';
import { ChargeTexts } from '../../../kits/charging/texts';
import { subscriptions } from '../../../resources/subscriptions';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useIdParam } from '../../../ui/page/routing';
import { Facts } from '../../../ui/text/facts';
import { Money } from '../../../ui/text/money';
import { isFree, type SubscriptionMenuAction } from '../parts/subscription-actions';
import { SubscriptionState } from '../parts/subscription-state';

interface Props<Values extends object> {
  action: Exclude<SubscriptionMenuAction, 'email'>;
  danger?: boolean;
  dismiss?: string;
  initial?: (subscription: SubscriptionDetail) => Partial<Values>;
  onSubmit: (subscription: SubscriptionDetail, values: Values) => Promise<unknown>;
  children?: (subscription: SubscriptionDetail) => ReactNode;
}

/** The drawer of an action on one subscription: shows the subscription, what will happen, and the fields. */
export function SubscriptionDrawer<Values extends object>({
  action,
  danger = false,
  dismiss,
  initial,
  onSubmit,
  children,
}: Props<Values>) {
  const { t } = useTranslation('subscriptions');
  const id = useIdParam();
  const { record: now, isLoading, error } = useRecord(subscriptions, id ?? 0);
  // the subscription as it was when the drawer opened: the change must not flash in the drawer while it closes
  const opened = useRef<SubscriptionDetail>(undefined);
  const one = (opened.current ??= now);
  if (!id || (error && !one)) return null;
  const isOff = one && !isFree(action) && !(one.actions as SubscriptionMenuAction[]).includes(action);
  const off = isOff ? t('action.off', { status: one.translated_status }) : undefined;
  return (
    <ActionDrawer<Values>
      key={one ? 'ready' : 'loading'}
      title={t(`${action}.title`)}
      submit={t(`${action}.submit`)}
      danger={danger}
      {...(dismiss ? { dismiss } : {})}
      submitOff={off}
      isLoading={isLoading}
      {...(initial && one ? { initial: initial(one) } : {})}
      onSubmit={(values) => (one ? onSubmit(one, values) : Promise.resolve(false))}
    >
      {one && (
        <>
          <div className="card drawer-which">
            <Facts
              facts={[
                { label: t('column.customer'), value: one.customer_name, wide: true },
                { label: t('column.plan'), value: one.plan_name },
                { label: t('column.value'), value: <Money cents={one.value} /> },
                { label: t('column.status'), value: <SubscriptionState subscription={one} /> },
              ]}
            />
          </div>
          {off && <p role="alert">{off}</p>}
          {!off && <ChargeTexts of="subscriptions">{children?.(one)}</ChargeTexts>}
        </>
      )}
    </ActionDrawer>
  );
}
