import { sql, type Selectable } from 'kysely';
import type { ChargeAction } from '@balcao/contract/charges';
import type { RowResults } from '@balcao/contract/core/shapes';
import type { Ctx } from '../../core/area';
import type { Database, Trx } from '../../core/database';
import { actOn, type Kind } from './act-on';
import { addHistories } from './histories';
import { publishChanged } from './live';
import { refusalOf } from './rules';

export type ChargeRow = Selectable<Database['charges']>;

/** Columns that only a charge with a billet has. */
type BilletColumn = 'our_number' | 'barcode' | 'collection_key';

/** A charge that has a billet. @throws Error where it has none: call it only for kinds and methods that are paid by billet */
export function billetOf<C extends Partial<Pick<ChargeRow, BilletColumn>> & { id: number }>(charge: C) {
  if (charge.our_number === null || charge.barcode === null || charge.collection_key === null)
    throw new Error(`charge ${charge.id} has no billet`);
  return charge as C & { [K in BilletColumn & keyof C]: NonNullable<ChargeRow[K]> };
}

/** A foreign charge answers exactly like a missing one. */
export const MISSING = 'Cobrança não encontrada';

/** The account's charges among the ids, locked in id order so that actions never deadlock. */
export async function lockCharges(trx: Trx, accountId: number, ids: number[]): Promise<Map<number, ChargeRow>> {
  const rows = await trx
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Who acts on charges: in a call, or in a job in somebody's name. */
export type Acting = Pick<
  Ctx,
  'accountId' | 'trx' | 'db' | 'now' | 'today' | 'userName' | 'live' | 'services' | 'afterCommit'
>;

interface Action {
  action: ChargeAction;
  /** A further reason to refuse a charge, checked after the table of rules. */
  also?: (charge: ChargeRow) => string | null;
  /** Performs the action on the charges that allow it (at least one). */
  apply: (charges: ChargeRow[], ids: number[]) => Promise<void>;
  /** The line that each charge's history gets, pt-BR. */
  told: (charge: ChargeRow) => string;
}

/** Performs an action on those of several charges that allow it, and answers why the others do not (AREAS-4-charges-2). */
export const actOnCharges = (ctx: Acting, ids: number[], { action, also, apply, told }: Action): Promise<RowResults> =>
  actOn(chargesKind(ctx), ids, {
    refusal: (charge) => refusalOf(action, charge) ?? also?.(charge) ?? null,
    apply,
    record: (charges) =>
      addHistories(
        ctx.trx(),
        ctx.accountId,
        ctx.now,
        charges.map((charge) => ({
          chargeId: charge.id,
          agent: 'user',
          action,
          message: told(charge),
          userName: ctx.userName,
        })),
      ),
  });

/** How actions lock charges, and notify open pages of them. */
export const chargesKind = (ctx: Acting): Kind<ChargeRow> => ({
  lock: (ids) => lockCharges(ctx.trx(), ctx.accountId, ids),
  missing: MISSING,
  publish: (charges) => publishChanged(ctx.live, charges),
});

/** Sets the same columns on several charges of the account. */
export async function setCharges(
  ctx: Acting,
  ids: number[],
  values: Partial<Pick<ChargeRow, 'status' | 'filed' | 'paid_at' | 'note'>>,
): Promise<void> {
  await ctx
    .trx()
    .updateTable('charges')
    .set({ ...values, updated_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
}
