import type { Body } from '@balcao/contract/core/registry';
import type { RowResults } from '@balcao/contract/core/shapes';
import type { Ctx } from '../../core/area';
import { chargesKind } from '../../kits/charging/actions';
import { publishCharges } from '../../kits/charging/live';
import { chargeTags } from '../../kits/charging/own-tags';
import { tagRows } from '../../kits/charging/tag-rows';

/** Removes tags from charges, then adds others. @throws Problem 422 at 'add' where a tag cannot be added. */
export const applyTags = (ctx: Ctx, body: Body<'POST /charges/tags'>): Promise<RowResults> =>
  tagRows(
    ctx,
    {
      ...chargesKind(ctx),
      publish: (charges) => publishCharges(ctx.live, 'updated', charges),
      tags: chargeTags,
      per: 'cobrança',
    },
    body,
  );
