import type { Body } from '@balcao/contract/core/registry';
import type { RowResults } from '@balcao/contract/core/shapes';
import { MAX_TAGS } from '@balcao/contract/shared/tag-limits';
import type { Ctx } from '../../core/area';
import { fieldProblem } from '../../core/problem';
import { rowResults } from '../../core/row-results';
import { ownTags } from '../../kits/charging/own-tags';
import { tagsFault } from '../tags/service';
import './tables';

export const collectionTags = ownTags('pix_collection_tags', 'collection_id');

/** Removes tags from recurrences, then adds others. @throws Problem 422 at 'add' where the account has no such tag. */
export async function tagCollections(
  ctx: Ctx,
  { ids, add = [], remove = [] }: Body<'POST /receive/pix-automatic/tags'>,
): Promise<RowResults> {
  const trx = ctx.trx();
  const fault = await tagsFault(trx, ctx.accountId, add);
  if (fault) throw fieldProblem('add', fault);
  const rows = await trx
    .selectFrom('pix_collections')
    .select('id')
    .where('account_id', '=', ctx.accountId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const found = rows.map(({ id }) => id);
  const full = await collectionTags.tooMany(trx, ctx.accountId, found, add, remove);
  const done = found.filter((id) => !full.has(id));
  if (done.length) {
    await collectionTags.change(trx, ctx.accountId, done, add, remove);
    ctx.live('pix-collections', 'updated', done);
  }
  return rowResults(ids, (id) =>
    full.has(id)
      ? `Use no máximo ${MAX_TAGS} etiquetas por Pix automático`
      : found.includes(id)
        ? null
        : 'Pix automático não encontrado',
  );
}
