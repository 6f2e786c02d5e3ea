import type { RowResults } from '@balcao/contract/core/shapes';

/** The answer of an action on several rows, in the order of `ids`. `reasonOf`: null where it was done, else why not (pt-BR). */
export const rowResults = (ids: readonly number[], reasonOf: (id: number) => string | null): RowResults => ({
  results: ids.map((id) => {
    const message = reasonOf(id);
    return { id, ok: message === null, message };
  }),
});
