import type { RowResults } from '@balcao/contract/core/shapes';
import { MAX_TAGS } from '@balcao/contract/shared/tag-limits';
import type { Ctx } from '../../core/area';
import type { Db } from '../../core/database';
import { fieldProblem } from '../../core/problem';
import { actOn, type Kind } from './act-on';
import type { ownTags } from './own-tags';
import './tables';

/** Why the tags cannot be put on a charge, in pt-BR; null where they can. A hidden tag cannot be put on more charges. */
export async function tagsFault(db: Db, accountId: number, ids: number[]): Promise<string | null> {
  if (!ids.length) return null;
  const rows = await db
    .selectFrom('tags')
    .select(['id', 'name', 'hidden'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  if (rows.length < new Set(ids).size) return 'Etiqueta não encontrada';
  const hidden = rows.find((row) => row.hidden);
  return hidden ? `A etiqueta ${hidden.name} está oculta. Volte a mostrá-la para usar.` : null;
}

interface Tagged<R> extends Kind<R> {
  tags: ReturnType<typeof ownTags>;
  /** What the most tags are counted by, pt-BR; nothing is said of it where absent. */
  per?: string;
}

/**
 * Removes tags from rows, then adds others; a row that would have more than MAX_TAGS is refused and not changed.
 * @throws Problem 422 at 'add' where a tag cannot be added.
 */
export async function tagRows<R extends { id: number }>(
  ctx: Pick<Ctx, 'trx' | 'accountId'>,
  { tags, per, ...kind }: Tagged<R>,
  { ids, add = [], remove = [] }: { ids: number[]; add?: number[]; remove?: number[] },
): Promise<RowResults> {
  const [trx, accountId] = [ctx.trx(), ctx.accountId];
  const fault = await tagsFault(trx, accountId, add);
  if (fault) throw fieldProblem('add', fault);
  // locked before their tags are counted: two requests at once would pass the limit together
  const rows = await kind.lock(ids);
  const full = await tags.tooMany(trx, accountId, ids, add, remove);
  return actOn({ ...kind, lock: () => Promise.resolve(rows) }, ids, {
    refusal: ({ id }) => (full.has(id) ? `Use no máximo ${MAX_TAGS} etiquetas${per ? ` por ${per}` : ''}` : null),
    apply: (_rows, done) => tags.change(trx, accountId, done, add, remove),
  });
}
