import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChargeDetail } from '@balcao/contract/charges';
import { useRecord } from '../../../data/use-record';
import { billets } from '../../../resources/billets';
import { useIdParam } from '../../../ui/page/routing';
import { ChargeTexts } from '../../../kits/charging/texts';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { Facts } from '../../../ui/text/facts';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { isFree, type BilletAction } from '../parts/billet-actions';
import { ChargeState } from '../../../kits/charging/detail/charge-status';

interface Props<Values extends object> {
  /** The action, or a function that chooses it by the billet's state. */
  action: BilletAction | ((billet: ChargeDetail) => BilletAction);
  danger?: boolean;
  dismiss?: string;
  initial?: (billet: ChargeDetail) => Partial<Values>;
  onSubmit: (id: number, values: Values, billet: ChargeDetail) => Promise<unknown>;
  /** The action's fields. */
  children?: (billet: ChargeDetail) => ReactNode;
}

/** The drawer of an action on one billet: shows the billet, what will happen, and the fields. The server decides whether it is allowed. */
export function BilletDrawer<Values extends object>({
  action: given,
  danger,
  dismiss,
  initial,
  onSubmit,
  children,
}: Props<Values>) {
  const { t } = useTranslation('charges');
  const id = useIdParam();
  const { record: now, isLoading, error } = useRecord(billets, id ?? 0);
  // The billet as it was when the drawer opened: the change must not flash in the drawer while it closes.
  const opened = useRef<ChargeDetail>(undefined);
  const billet = (opened.current ??= now);
  if (!id || (error && !billet)) return null;
  const action = typeof given === 'string' ? given : billet ? given(billet) : 'note';
  const off =
    billet && !isFree(action) && !billet.actions.includes(action)
      ? t('action.off', { status: billet.translated_status })
      : undefined;
  return (
    <ActionDrawer<Values>
      key={billet ? 'ready' : 'loading'}
      title={billet ? t(`${action}.title`) : t('detail.title')}
      submit={t(`${action}.submit`)}
      danger={danger ?? false}
      {...(dismiss ? { dismiss } : {})}
      submitOff={off}
      isLoading={isLoading}
      {...(initial && billet ? { initial: initial(billet) } : {})}
      onSubmit={(values) => (billet ? onSubmit(id, values, billet) : Promise.resolve(false))}
    >
      {billet && (
        <>
          <Which billet={billet} />
          {off ? <p role="alert">{off}</p> : !isFree(action) && <p>{t(`${action}.text`)}</p>}
          {!off && <ChargeTexts of="charges">{children?.(billet)}</ChargeTexts>}
        </>
      )}
    </ActionDrawer>
  );
}

function Which({ billet }: { billet: ChargeDetail }) {
  const { t } = useTranslation(['charges', 'charging']);
  return (
    <div className="card drawer-which">
      <Facts
        facts={[
          { label: t('action.who'), value: billet.customer?.name ?? t('charging:customer.unnamed'), wide: true },
          { label: t('action.value'), value: <Money cents={billet.value} /> },
          { label: t('action.due'), value: formatDay(billet.expire_at) },
          { label: t('action.status'), value: <ChargeState charge={billet} /> },
        ]}
      />
    </div>
  );
}
