import type { RowResults } from '@balcao/contract/core/shapes';
import { notFound, Problem } from '../../core/problem';
import type { ApiAnswer } from '../../core/public-api';

/** Does an action of the portal to one charge. @throws Problem 404, 409 with the reason that the action gives */
export async function throughAction(id: number, act: (id: number) => Promise<RowResults>): Promise<ApiAnswer> {
  const [result] = (await act(id)).results;
  if (!result!.ok) {
    if (/não encontrad[ao]$/.test(result!.message ?? '')) throw notFound();
    throw new Problem(409, 'invalid-operation', result!.message ?? '');
  }
  return { body: { code: 200 } };
}
