import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarnetDetail } from '@balcao/contract/carnets';
import { useRecord } from '../../../data/use-record';
import { ChargeTexts } from '../../../kits/charging/texts';
import { carnets } from '../../../resources/carnets';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useIdParam } from '../../../ui/page/routing';
import { Facts } from '../../../ui/text/facts';
import { Money } from '../../../ui/text/money';
import { isFree, type CarnetMenuAction } from '../parts/carnet-actions';
import { CarnetState } from '../parts/carnet-state';
import { Progress } from '../parts/progress';

interface Props<Values extends object> {
  action: CarnetMenuAction | ((carnet: CarnetDetail) => CarnetMenuAction);
  danger?: boolean;
  dismiss?: string;
  initial?: (carnet: CarnetDetail) => Partial<Values>;
  onSubmit: (carnet: CarnetDetail, values: Values) => Promise<unknown>;
  children?: (carnet: CarnetDetail) => ReactNode;
}

/** The drawer of an action on one carnet: shows the carnet, what will happen, and the action's fields. */
export function CarnetDrawer<Values extends object>({
  action: given,
  danger = false,
  dismiss,
  initial,
  onSubmit,
  children,
}: Props<Values>) {
  const { t } = useTranslation('carnets');
  const id = useIdParam();
  const { record: now, isLoading, error } = useRecord(carnets, id ?? 0);
  // the carnet as it was when the drawer opened: the change must not flash in the drawer while it closes
  const opened = useRef<CarnetDetail>(undefined);
  const carnet = (opened.current ??= now);
  if (!id || (error && !carnet)) return null;
  const action = typeof given === 'string' ? given : carnet ? given(carnet) : 'note';
  const isOff = carnet && !isFree(action) && !(carnet.actions as CarnetMenuAction[]).includes(action);
  const off = isOff ? t('action.off', { status: carnet.translated_status }) : undefined;
  return (
    <ActionDrawer<Values>
      key={carnet ? 'ready' : 'loading'}
      title={carnet ? t(`${action}.title`) : t('detail.title')}
      submit={t(`${action}.submit`)}
      danger={danger}
      {...(dismiss ? { dismiss } : {})}
      submitOff={off}
      isLoading={isLoading}
      {...(initial && carnet ? { initial: initial(carnet) } : {})}
      onSubmit={(values) => (carnet ? onSubmit(carnet, values) : Promise.resolve(false))}
    >
      {carnet && (
        <>
          <div className="card drawer-which">
            <Facts
              facts={[
                { label: t('column.customer'), value: carnet.customer_name, wide: true },
                { label: t('column.value'), value: <Money cents={carnet.value} /> },
                { label: t('column.status'), value: <CarnetState carnet={carnet} /> },
                { label: t('column.progress'), value: <Progress carnet={carnet} />, wide: true },
              ]}
            />
          </div>
          {off ? <p role="alert">{off}</p> : !isFree(action) && <p>{t(`${action}.text`)}</p>}
          {!off && <ChargeTexts of="carnets">{children?.(carnet)}</ChargeTexts>}
        </>
      )}
    </ActionDrawer>
  );
}
