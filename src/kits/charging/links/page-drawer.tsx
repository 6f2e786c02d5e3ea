import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentPageDetail } from '@balcao/contract/links/link';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useIdParam } from '../../../ui/page/routing';
import { Facts } from '../../../ui/text/facts';
import { Money } from '../../../ui/text/money';
import { isFree, type PageAction, type PageKind } from './kinds';
import { PageState } from './page-state';
import { usePage } from './use-pages';

interface Props<Values extends object> {
  kind: PageKind;
  action: PageAction | ((page: PaymentPageDetail) => PageAction);
  danger?: boolean;
  initial?: (page: PaymentPageDetail) => Partial<Values>;
  onSubmit: (page: PaymentPageDetail, values: Values) => Promise<unknown>;
  children?: (page: PaymentPageDetail) => ReactNode;
}

/** An action on one link or button: which one, what will happen, and its fields. */
export function PageDrawer<Values extends object>({
  kind,
  action: given,
  danger = false,
  initial,
  onSubmit,
  children,
}: Props<Values>) {
  const { t } = useTranslation('links');
  const id = useIdParam();
  const { record: now, isLoading, error } = usePage(kind, id ?? 0);
  // as it was when the drawer opened: what the action changes must not flash in it while it closes
  const opened = useRef<PaymentPageDetail>(undefined);
  const page = (opened.current ??= now);
  if (!id || (error && !page)) return null;
  const action = typeof given === 'string' ? given : page ? given(page) : 'note';
  const isOff = page && !isFree(action) && !(page.actions as PageAction[]).includes(action);
  const off = isOff ? t('drawer.off', { status: page.translated_status }) : undefined;
  return (
    <ActionDrawer<Values>
      key={page ? 'ready' : 'loading'}
      title={t(`action.${action}`)}
      submit={t(`submit.${action}`)}
      danger={danger}
      {...(danger ? { dismiss: t('bulk.dismiss') } : {})}
      submitOff={off}
      isLoading={isLoading}
      {...(initial && page ? { initial: initial(page) } : {})}
      onSubmit={(values) => (page ? onSubmit(page, values) : Promise.resolve(false))}
    >
      {page && (
        <>
          <div className="card drawer-which">
            <Facts
              facts={[
                { label: t('column.name'), value: page.name, wide: true },
                { label: t('column.value'), value: <Money cents={page.value} /> },
                { label: t('column.status'), value: <PageState page={page} /> },
              ]}
            />
          </div>
          {off ? <p role="alert">{off}</p> : <p>{t(`text.${action}`)}</p>}
          {!off && children?.(page)}
        </>
      )}
    </ActionDrawer>
  );
}
