import { useRef, type ReactNode } from 'react';
import type { CallError } from '../../../data/use-call';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { Facts, type Fact } from '../../../ui/text/facts';

interface Asked<R> {
  record: R | undefined;
  isLoading: boolean;
  error: CallError | null;
}

/** What a kind's drawer takes of each of its actions, beside which one it is. */
export interface DrawerProps<R, Values extends object> {
  danger?: boolean;
  dismiss?: string;
  initial?: (record: R) => Partial<Values>;
  onSubmit: (record: R, values: Values) => Promise<unknown>;
  /** Why it cannot be sent yet. */
  submitOff?: string | undefined;
  /** The action's fields. */
  children?: (record: R) => ReactNode;
}

interface Props<R, Values extends object> extends DrawerProps<R, Values> {
  opened: Asked<R>;
  title: string;
  submit: string;
  /** What will happen. */
  text?: string | undefined;
  /** Why the record does not allow the action; shown instead of its fields. */
  off?: string | undefined;
  /** Which record it is, once it is read. */
  facts: Fact[] | undefined;
}

/** A record as it was when the drawer opened: the change must not flash in the drawer while it closes. */
export function useOpened<R>({ record: now, isLoading, error }: Asked<R>): Asked<R> {
  const opened = useRef<R>(undefined);
  return { record: (opened.current ??= now), isLoading, error };
}

/** The drawer of an action on one record: shows which one it is, what will happen, and the action's fields. */
export function RecordDrawer<R, Values extends object>({
  opened: { record, isLoading, error },
  title,
  submit,
  text,
  off,
  submitOff,
  danger = false,
  dismiss,
  initial,
  onSubmit,
  facts,
  children,
}: Props<R, Values>) {
  if (error && !record) return null;
  return (
    <ActionDrawer<Values>
      key={record ? 'ready' : 'loading'}
      title={title}
      submit={submit}
      danger={danger}
      {...(dismiss ? { dismiss } : {})}
      submitOff={off ?? submitOff}
      isLoading={isLoading}
      {...(initial && record ? { initial: initial(record) } : {})}
      onSubmit={(values) => (record ? onSubmit(record, values) : Promise.resolve(false))}
    >
      {record && (
        <>
          <div className="card drawer-which">
            <Facts facts={facts ?? []} />
          </div>
          {off ? <p role="alert">{off}</p> : text && <p>{text}</p>}
          {!off && children?.(record)}
        </>
      )}
    </ActionDrawer>
  );
}
