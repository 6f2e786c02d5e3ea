import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { ChargeState } from '../../../kits/charging/detail/charge-status';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { Facts } from '../../../ui/text/facts';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import type { OwnAction } from '../parts/charge-actions';
import { useOwnCharge } from '../parts/use-own-charge';

type Charge = Answer<'GET /subscriptions/charge/{id}'>;

interface Props<Values extends object> {
  action: OwnAction;
  danger?: boolean;
  initial?: (charge: Charge) => Partial<Values>;
  /** `params`: id of the charge's subscription, as the calls take it. */
  onSubmit: (charge: Charge, values: Values, params: { id: number }) => Promise<unknown>;
  children?: (charge: Charge) => ReactNode;
}

/** The drawer of an action on one charge of a subscription: shows the charge, what will happen, and the fields. */
export function ChargeDrawer<Values extends object>({
  action,
  danger = false,
  initial,
  onSubmit,
  children,
}: Props<Values>) {
  const { t } = useTranslation('subscriptions');
  const { charge: now, isLoading, error } = useOwnCharge();
  // the charge as it was when the drawer opened: the change must not flash in the drawer while it closes
  const opened = useRef<Charge>(undefined);
  const charge = (opened.current ??= now);
  if (error && !charge) return null;
  const off =
    charge && !charge.actions.includes(action) ? t('charge.off', { status: charge.translated_status }) : undefined;
  return (
    <ActionDrawer<Values>
      key={charge ? 'ready' : 'loading'}
      title={t(`charge-${action}.title`)}
      submit={t(`charge-${action}.submit`)}
      danger={danger}
      {...(danger ? { dismiss: t('charge.dismiss') } : {})}
      submitOff={off}
      isLoading={isLoading}
      {...(initial && charge ? { initial: initial(charge) } : {})}
      onSubmit={(values) =>
        charge ? onSubmit(charge, values, { id: charge.subscription.id }) : Promise.resolve(false)
      }
    >
      {charge && (
        <>
          <div className="card drawer-which">
            <Facts
              facts={[
                { label: t('column.customer'), value: charge.customer?.name, wide: true },
                { label: t('charge.title'), value: t('charge.number', { number: charge.subscription.period }) },
                { label: t('column.value'), value: <Money cents={charge.value} /> },
                { label: t('column.due'), value: formatDay(charge.expire_at) },
                { label: t('column.status'), value: <ChargeState charge={charge} /> },
              ]}
            />
          </div>
          {off ? <p role="alert">{off}</p> : <p>{t(`charge-${action}.text`)}</p>}
          {!off && children?.(charge)}
        </>
      )}
    </ActionDrawer>
  );
}
