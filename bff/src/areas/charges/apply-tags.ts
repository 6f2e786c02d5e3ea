import { sql } from 'kysely';
import type { Body } from '@balcao/contract/core/registry';
import type { RowResults } from '@balcao/contract/core/shapes';
import { MAX_TAGS } from '@balcao/contract/shared/tag-limits';
import type { Ctx } from '../../core/area';
import { fieldProblem } from '../../core/problem';
import { rowResults } from '../../core/row-results';
import { lockCharges, MISSING } from '../../kits/charging/actions';
import { insertChargeTags } from '../../kits/charging/issue-repository';
import { tagsFault } from '../tags/service';
import { tagsOf } from '../../kits/charging/tags-of';
import { tellCharges } from '../../kits/charging/live';

const TOO_MANY = `Use no máximo ${MAX_TAGS} etiquetas por cobrança`;

/**
 * Removes tags from charges, then adds others; a charge that would have more than MAX_TAGS is refused and not changed.
 * @throws Problem 422 at 'add' where a tag cannot be added.
 */
export async function applyTags(
  ctx: Ctx,
  { ids, add = [], remove = [] }: Body<'POST /charges/tags'>,
): Promise<RowResults> {
  const trx = ctx.trx();
  const fault = await tagsFault(trx, ctx.accountId, add);
  if (fault) throw fieldProblem('add', fault);
  const charges = await lockCharges(trx, ctx.accountId, ids);
  const held = await tagsOf(trx, ctx.accountId, [...charges.keys()]);
  const refusal = (id: number): string | null => {
    if (!charges.has(id)) return MISSING;
    const remaining = (held.get(id) ?? []).map((tag) => tag.id).filter((tag) => !remove.includes(tag));
    return new Set([...remaining, ...add]).size > MAX_TAGS ? TOO_MANY : null;
  };
  const done = [...charges.keys()].filter((id) => refusal(id) === null);
  if (done.length) {
    await trx
      .deleteFrom('charge_tags')
      .where('account_id', '=', ctx.accountId)
      .where(sql<boolean>`charge_id = any(${done}::bigint[]) and tag_id = any(${remove}::bigint[])`)
      .execute();
    await insertChargeTags(trx, ctx.accountId, done, [...new Set(add)]);
    tellCharges(
      ctx.live,
      'updated',
      done.map((id) => charges.get(id)!),
    );
  }
  return rowResults(ids, refusal);
}
