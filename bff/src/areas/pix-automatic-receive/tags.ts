import type { Body } from '@balcao/contract/core/registry';
import type { RowResults } from '@balcao/contract/core/shapes';
import type { Ctx } from '../../core/area';
import { ownTags } from '../../kits/charging/own-tags';
import { tagRows } from '../../kits/charging/tag-rows';
import './tables';

export const collectionTags = ownTags('pix_collection_tags', 'collection_id');

const lockCollections = async (ctx: Ctx, ids: number[]) => {
  const rows = await ctx
    .trx()
    .selectFrom('pix_collections')
    .select('id')
    .where('account_id', '=', ctx.accountId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** Removes tags from recurrences, then adds others. @throws Problem 422 at 'add' where the account has no such tag. */
export const tagCollections = (ctx: Ctx, body: Body<'POST /receive/pix-automatic/tags'>): Promise<RowResults> =>
  tagRows(
    ctx,
    {
      lock: (ids) => lockCollections(ctx, ids),
      missing: 'Pix automático não encontrado',
      publish: (rows) =>
        ctx.live(
          'pix-collections',
          'updated',
          rows.map(({ id }) => id),
        ),
      tags: collectionTags,
      per: 'Pix automático',
    },
    body,
  );
