import { useDataProvider } from '@refinedev/core';
import type { Answer } from '@balcao/contract/core/registry';
import { useAction } from '../../../data/use-call';
import type { Sent } from '../../../kits/charging/issue/use-sending';
import { TOUCHED } from '../parts/touched';
import { bodyOf, type Draft } from './draft';

type Errors = Answer<'GET /charge/batch-errors/{uuid}'>;

/** Issues the billets of a draft (AREAS-2-receive-2); a retry of an unchanged draft has the same idempotency key. */
export function useSendBillet(): (draft: Draft) => Promise<Sent> {
  const { run } = useAction('POST /charges/{type}', { invalidates: TOUCHED, quiet: true });
  const custom = useDataProvider()().custom!;
  const why = async (uuid: string): Promise<string> => {
    const { data } = await custom<never>({
      url: 'GET /charge/batch-errors/{uuid}',
      method: 'get',
      meta: { input: { params: { uuid }, query: {} } },
    });
    return (data as Errors).errors[0]?.errorMessage ?? '';
  };
  return async (draft) => {
    const { uuid, ids, task } = await run({ params: { type: 'banking_billet' }, body: bodyOf(draft) });
    if (task !== null) return { batch: uuid };
    return ids[0] ? { id: ids[0] } : { why: () => why(uuid) };
  };
}
