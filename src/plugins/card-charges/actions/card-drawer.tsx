import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardChargeDetail } from '@balcao/contract/card-charges';
import { useRecord } from '../../../data/use-record';
import { ChargeState } from '../../../kits/charging/detail/charge-status';
import { ChargeTexts } from '../../../kits/charging/texts';
import { cardCharges } from '../../../resources/card-charges';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useIdParam } from '../../../ui/page/routing';
import { Facts } from '../../../ui/text/facts';
import { Money } from '../../../ui/text/money';
import { isFree, type CardMenuAction } from '../parts/card-actions';
import { CardFace } from '../parts/card-face';

interface Props<Values extends object> {
  action: CardMenuAction | ((charge: CardChargeDetail) => CardMenuAction);
  danger?: boolean;
  dismiss?: string;
  /** A reason to disable the button, besides what the server allows. */
  off?: string | undefined;
  initial?: (charge: CardChargeDetail) => Partial<Values>;
  onSubmit: (charge: CardChargeDetail, values: Values) => Promise<unknown>;
  children?: (charge: CardChargeDetail) => ReactNode;
}

/** The drawer of an action on one card charge: shows the charge, what will happen, and the action's fields. */
export function CardDrawer<Values extends object>({
  action: given,
  danger = false,
  dismiss,
  off: also,
  initial,
  onSubmit,
  children,
}: Props<Values>) {
  const { t } = useTranslation('card-charges');
  const id = useIdParam();
  const { record: now, isLoading, error } = useRecord(cardCharges, id ?? 0);
  // the charge as it was when the drawer opened: the change must not flash in the drawer while it closes
  const opened = useRef<CardChargeDetail>(undefined);
  const charge = (opened.current ??= now);
  if (!id || (error && !charge)) return null;
  const action = typeof given === 'string' ? given : charge ? given(charge) : 'note';
  const isOff = charge && !isFree(action) && !(charge.actions as CardMenuAction[]).includes(action);
  const off = isOff ? t('action.off', { status: charge.translated_status }) : undefined;
  return (
    <ActionDrawer<Values>
      key={charge ? 'ready' : 'loading'}
      title={charge ? t(`${action}.title`) : t('detail.title')}
      submit={t(`${action}.submit`)}
      danger={danger}
      {...(dismiss ? { dismiss } : {})}
      submitOff={off ?? also}
      isLoading={isLoading}
      {...(initial && charge ? { initial: initial(charge) } : {})}
      onSubmit={(values) => (charge ? onSubmit(charge, values) : Promise.resolve(false))}
    >
      {charge && (
        <>
          <div className="card drawer-which">
            <Facts
              facts={[
                { label: t('column.customer'), value: charge.customer_name, wide: true },
                { label: t('column.value'), value: <Money cents={charge.value} /> },
                { label: t('column.status'), value: <ChargeState charge={charge} /> },
                { label: t('column.card'), value: <CardFace card={charge} />, wide: true },
              ]}
            />
          </div>
          {off ? <p role="alert">{off}</p> : !isFree(action) && <p>{t(`${action}.text`)}</p>}
          {!off && <ChargeTexts of="card-charges">{children?.(charge)}</ChargeTexts>}
        </>
      )}
    </ActionDrawer>
  );
}
