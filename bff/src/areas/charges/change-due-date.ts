import { sql } from 'kysely';
import type { RowResults } from '@balcao/contract/core/shapes';
import { formatDay } from '../../core/calendar';
import { fieldProblem } from '../../core/problem';
import { actOnCharges, billetOf, type Acting, type ChargeRow } from '../../kits/charging/actions';
import { billetCodes } from '../../kits/charging/codes';
import { enqueueRegistration } from '../../kits/charging/register';
import { dueDayFault } from '../../kits/charging/rules';

/**
 * Changes the due date of billets: each gets a new barcode, typed line and BR Code, becomes 'waiting' and is registered again.
 * @throws Problem 422 at 'expire_at' where the day cannot be a due date.
 */
export async function changeDueDate(ctx: Acting, ids: number[], expire_at: string): Promise<RowResults> {
  const fault = dueDayFault(expire_at, ctx.today);
  if (fault) throw fieldProblem('expire_at', fault);
  return actOnCharges(ctx, ids, {
    action: 'expire-at',
    also: (charge) => dueChangeFault(charge, expire_at),
    apply: async (charges, done) => {
      await reissue(ctx, charges, expire_at);
      await enqueueRegistration(ctx, ctx.accountId, done);
    },
    told: (charge) => `Vencimento alterado de ${formatDay(charge.expire_at)} para ${formatDay(expire_at)}`,
  });
}

/** Why a charge's due date cannot become this day, other than by its status; pt-BR, null where it can. */
export function dueChangeFault(
  charge: Pick<ChargeRow, 'expire_at' | 'conditional_discount_date'>,
  expire_at: string,
): string | null {
  if (charge.expire_at === expire_at) return 'A cobrança já vence nesta data';
  const until = charge.conditional_discount_date;
  return until && until > expire_at
    ? `O desconto condicional vale até ${formatDay(until)}, depois do novo vencimento`
    : null;
}

async function reissue(ctx: Acting, charges: ChargeRow[], expire_at: string): Promise<void> {
  const issuer = await ctx.db
    .selectFrom('accounts')
    .select(['account_number', 'nickname', 'address'])
    .where('id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  const codes = charges
    .map(billetOf)
    .map(({ value, our_number, txid }) => billetCodes(issuer, { value, expire_at, our_number, bolix: txid !== null }));
  await sql`
    update charges as c set status = 'waiting', expire_at = ${expire_at}::date, updated_at = ${ctx.now},
      barcode = n.barcode, collection_key = n.collection_key, txid = n.txid, pix_copy_paste = n.pix_copy_paste
    from unnest(
      ${charges.map((charge) => charge.id)}::bigint[],
      ${codes.map((code) => code.barcode)}::text[],
      ${codes.map((code) => code.collection_key)}::text[],
      ${codes.map((code) => code.txid)}::text[],
      ${codes.map((code) => code.pix_copy_paste)}::text[]
    ) as n (id, barcode, collection_key, txid, pix_copy_paste)
    where c.account_id = ${ctx.accountId} and c.id = n.id`.execute(ctx.trx());
}
