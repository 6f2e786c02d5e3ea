import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { ChargeState } from '../../../kits/charging/detail/charge-status';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { Facts } from '../../../ui/text/facts';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { useParcel } from '../detail/use-parcel';
import type { ParcelAction } from '../parts/parcel-actions';

type Parcel = Answer<'GET /carnet/{id}/parcel/{idDetail}'>;

interface Props<Values extends object> {
  action: ParcelAction;
  danger?: boolean;
  initial?: (parcel: Parcel) => Partial<Values>;
  onSubmit: (parcel: Parcel, values: Values) => Promise<unknown>;
  children?: (parcel: Parcel) => ReactNode;
}

/** The drawer of an action on one parcel: shows the parcel, what will happen, and the action's fields. */
export function ParcelDrawer<Values extends object>({
  action,
  danger = false,
  initial,
  onSubmit,
  children,
}: Props<Values>) {
  const { t } = useTranslation('carnets');
  const { data: now, isLoading, error } = useParcel();
  // the parcel as it was when the drawer opened: the change must not flash in the drawer while it closes
  const opened = useRef<Parcel>(undefined);
  const parcel = (opened.current ??= now);
  if (error && !parcel) return null;
  const off =
    parcel && !parcel.actions.includes(action) ? t('parcel.off', { status: parcel.translated_status }) : undefined;
  return (
    <ActionDrawer<Values>
      key={parcel ? 'ready' : 'loading'}
      title={t(`parcel-${action}.title`)}
      submit={t(`parcel-${action}.submit`)}
      danger={danger}
      {...(danger ? { dismiss: t('parcel.dismiss') } : {})}
      submitOff={off}
      isLoading={isLoading}
      {...(initial && parcel ? { initial: initial(parcel) } : {})}
      onSubmit={(values) => (parcel ? onSubmit(parcel, values) : Promise.resolve(false))}
    >
      {parcel && (
        <>
          <div className="card drawer-which">
            <Facts
              facts={[
                { label: t('column.customer'), value: parcel.customer?.name, wide: true },
                {
                  label: t('parcel.title'),
                  value: t('parcel.of', { number: parcel.carnet.number, count: parcel.carnet.parcels }),
                },
                { label: t('column.value'), value: <Money cents={parcel.value} /> },
                { label: t('parcel.due'), value: formatDay(parcel.expire_at) },
                { label: t('column.status'), value: <ChargeState charge={parcel} /> },
              ]}
            />
          </div>
          {off ? <p role="alert">{off}</p> : <p>{t(`parcel-${action}.text`)}</p>}
          {!off && children?.(parcel)}
        </>
      )}
    </ActionDrawer>
  );
}
