import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotification } from '@refinedev/core';
import type { CollectionDetail } from '@balcao/contract/pix-automatic-receive';
import { useRecord } from '../../../data/use-record';
import { pixCollections } from '../../../resources/pix-collections';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useIdParam } from '../../../ui/page/routing';

interface Props<V extends object> {
  action: 'charge' | 'cancelCharge' | 'cancel' | 'note' | 'tags' | 'resend-email';
  danger?: boolean;
  initial?: (record: CollectionDetail) => Partial<V>;
  run: (record: CollectionDetail, values: V) => Promise<unknown>;
  children?: ReactNode | ((record: CollectionDetail) => ReactNode);
}

/** The drawer of an action on one Pix automático: names the payer, says what will happen, and has the action's fields. */
export function CollectionDrawer<V extends object>({ action, danger = false, initial, run, children }: Props<V>) {
  const { t } = useTranslation('pix-automatic-receive');
  const { record, isLoading } = useRecord(pixCollections, useIdParam());
  const { open } = useNotification();
  return (
    <ActionDrawer<V>
      key={record ? 'ready' : 'loading'}
      title={t(`${action}.title`)}
      submit={t(`${action}.submit`)}
      danger={danger}
      {...(danger ? { dismiss: t('action.dismiss') } : {})}
      isLoading={isLoading}
      {...(initial && record ? { initial: initial(record) } : {})}
      onSubmit={async (values) => {
        if (!record) return false;
        await run(record, values);
        open?.({ type: 'success', message: t(`${action}.done`) });
        return true;
      }}
    >
      <p>{t(`${action}.text`, { name: record?.payer.name })}</p>
      {typeof children === 'function' ? record && children(record) : children}
    </ActionDrawer>
  );
}
