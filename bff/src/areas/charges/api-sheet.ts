import { Type, type Static } from 'typebox';
import type { Ctx } from '../../core/area';
import { fieldProblem, notFound, Problem } from '../../core/problem';
import { addHistories } from '../../kits/charging/histories';
import { MOST_COLUMNS, MOST_ROWS, sheetFault, type SheetSection } from '../../kits/charging/paper/balance-sheet';
import { isOpen } from '../../kits/charging/statuses';
import { Text } from './api-bodies';
import { lockedCharge } from './api-dto';
import './tables';

const oneOf = <T extends string>(...values: T[]) => Type.Unsafe<T>({ type: 'string', enum: values });

const Cell = Type.Object({
  text: Type.String({ maxLength: 250 }),
  colspan: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_COLUMNS })),
  align: Type.Optional(oneOf('left', 'center', 'right')),
  style: Type.Optional(oneOf('normal', 'bold')),
  color: Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })),
});
const Row = Type.Array(Cell, { minItems: 1, maxItems: MOST_COLUMNS });
const Table = Type.Object({ rows: Type.Array(Row, { minItems: 1, maxItems: MOST_ROWS }) });
const Section = Type.Object({
  header: Type.Optional(Text(120)),
  tables: Type.Array(Table, { minItems: 1, maxItems: 20 }),
});

/** A balance sheet (public-api-schemas.json, DefineBalanceSheetBillet): one section, or a list of them. */
export const SHEET_BODY = Type.Object({
  title: Text(120),
  body: Type.Unsafe<SheetSection | SheetSection[]>({
    ...Section,
    type: ['object', 'array'],
    items: Section,
    minItems: 1,
    maxItems: 20,
  }),
});

/** Has a table printed after a billet, once. @throws Problem 404, 409 where it is no open single billet or has one, 422 'body' */
export async function addSheet(ctx: Ctx, id: number, { title, body }: Static<typeof SHEET_BODY>): Promise<void> {
  const sections = Array.isArray(body) ? body : [body];
  const fault = sheetFault(sections);
  if (fault) throw fieldProblem('body', fault);
  const charge = await lockedCharge(ctx, id);
  if (!charge) throw notFound();
  const refusal = sheetRefusal(charge);
  if (refusal) throw new Problem(409, ...refusal);
  const created = await ctx
    .trx()
    .insertInto('charge_balance_sheets')
    .values({
      account_id: ctx.accountId,
      charge_id: id,
      title,
      sections: JSON.stringify(sections),
      created_at: ctx.now,
    })
    .onConflict((c) => c.columns(['account_id', 'charge_id']).doNothing())
    .returning('charge_id')
    .executeTakeFirst();
  if (!created) throw new Problem(409, 'sheet-set', 'Este boleto já tem um demonstrativo.');
  await addHistories(ctx.trx(), ctx.accountId, ctx.now, [
    {
      chargeId: id,
      agent: 'user',
      action: 'balance-sheet',
      message: `Demonstrativo acrescentado ao boleto: ${title}`,
      userName: ctx.userName,
    },
  ]);
  ctx.noted({ about: String(id) });
}

type Billet = Pick<
  NonNullable<Awaited<ReturnType<typeof lockedCharge>>>,
  'barcode' | 'status' | 'carnet_id' | 'subscription_id'
>;

/** Code and words of why a charge gets no balance sheet; null where it does. */
export function sheetRefusal({ barcode, status, carnet_id, subscription_id }: Billet): [string, string] | null {
  if (carnet_id !== null || subscription_id !== null)
    return ['sheet-of-many', 'Esta cobrança é de um carnê ou de uma assinatura.'];
  if (barcode === null) return ['invalid-operation', 'Esta cobrança não é um boleto.'];
  return isOpen(status) ? null : ['invalid-operation', 'Este boleto não está mais em aberto.'];
}
