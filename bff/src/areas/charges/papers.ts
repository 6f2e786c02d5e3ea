import { sql } from 'kysely';
import type { Ctx } from '../../core/area';
import type { Db } from '../../core/database';
import { Problem } from '../../core/problem';
import { renderBilletsPdf } from '../../kits/charging/paper/billet-pdf';
import { definePapers } from '../../platform/tasks/papers';
import { papersOf } from './paper';
import './tables';

/** Query of the account's charges among the ids that have a billet, in order of the customers' names. */
const printable = (db: Db, accountId: number, ids: number[]) =>
  db
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('barcode', 'is not', null)
    .orderBy('search')
    .orderBy('id');

/** Starts a task that makes one PDF of several billets. @throws Problem 422 'nothing-to-print' where none is a billet of the account. */
export async function printBillets(ctx: Ctx, ids: number[]): Promise<{ task: number }> {
  const { total } = await ctx.db
    .selectFrom(printable(ctx.db, ctx.accountId, ids).as('printed'))
    .select((ask) => ask.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (total === 0) throw new Problem(422, 'nothing-to-print', 'Nenhum destes boletos está pronto para imprimir.');
  return billetPapers.start(ctx, total, { ids });
}

/** One PDF of the account's billets among the ids, in order of the customers' names. */
export async function printedBillets(db: Db, accountId: number, ids: number[]): Promise<Buffer> {
  const papers = await papersOf(db, accountId, await printable(db, accountId, ids).execute());
  return renderBilletsPdf(papers, `Boletos de ${papers[0]!.beneficiary.name}`);
}

export const billetPapers = definePapers<{ ids: number[] }>({
  name: 'billet-papers',
  permission: 'receive:management:billets',
  file: 'boletos',
  make: (db, { accountId, ids }) => printedBillets(db, accountId, ids),
});
