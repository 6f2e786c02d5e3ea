import { useNotification } from '@refinedev/core';
import type { CallKey, Calls } from '@balcao/contract/core/registry';
import type { RowResults } from '@balcao/contract/core/shapes';
import type { CallInput } from '../define-resource';
import type { ResourceName } from '../registry';
import { useAction } from './use-call';

/** The calls that answer one result for each row. */
type RowCall = { [K in CallKey]: Calls[K]['answer'] extends RowResults ? K : never }[CallKey];

/** Calls an action on several rows for one row: throws the server's message where the row was refused, else shows a toast. */
export function useRowAction<K extends RowCall>(key: K, invalidates: readonly ResourceName[] = []) {
  const { run } = useAction(key, { invalidates, quiet: true });
  const { open } = useNotification();
  return async (input: CallInput<K>, done?: string): Promise<void> => {
    const { results } = (await run(input)) as unknown as RowResults;
    const refused = results.find((result) => !result.ok);
    if (refused) throw new Error(refused.message ?? '');
    if (done) open?.({ type: 'success', message: done });
  };
}
