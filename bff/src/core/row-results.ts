import type { RowResults } from '@balcao/contract/core/shapes';

/** What an action over several rows answers, in the order asked: null where it was done, else why not (pt-BR). */
export const rowResults = (ids: readonly number[], reasonOf: (id: number) => string | null): RowResults => ({
  results: ids.map((id) => {
    const message = reasonOf(id);
    return { id, ok: message === null, message };
  }),
});
