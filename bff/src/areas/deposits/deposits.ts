import { sql, type Selectable } from 'kysely';
import type { Answer } from '@balcao/contract/core/registry';
import type { Deposit } from '@balcao/contract/deposits';
import { DEPOSIT_VALUE } from '@balcao/contract/shared/deposit-limits';
import type { Ctx, FileAnswer } from '../../core/area';
import { addDays, formatDay, nextBusinessDay } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import type { Database, Db } from '../../core/database';
import { defineJob, enqueue } from '../../core/jobs';
import { listOf } from '../../core/list';
import { formatMoney } from '../../core/money';
import { fieldProblem, Problem } from '../../core/problem';
import { findRow } from '../../core/rows';
import { lockNumbers, useNumbers } from '../../kits/charging/issue-repository';
import { renderBilletPdf } from '../../kits/charging/paper/billet-pdf';
import { newProtocol } from '../../kits/money/operations';
import { buildBarcode, typedLine } from '../../rails/billet/barcode';
import { billetRail } from '../../rails/billet/rail';
import './tables';

type Row = Omit<Selectable<Database['deposits']>, 'account_id'>;

/** Days until a deposit billet expires, moved to a business day; MOST_OPEN is the most open ones of an account. */
const DAYS = 3;
const MOST_OPEN = 10;
const RECEIPT = '/depositar/boleto/gerar/comprovante';

const toDto =
  (today: string) =>
  (row: Omit<Row, 'our_number' | 'collection_key'>): Deposit => ({
    id: row.id,
    value: row.value,
    expireAt: row.expire_at,
    barcode: row.barcode,
    url: `${RECEIPT}?deposito=${row.id}`,
    pdf: `/bff/deposit/${row.id}/pdf`,
    protocol: row.protocol,
    state: row.paid_at ? 'paid' : row.expire_at < today ? 'expired' : 'pending',
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    paidValue: row.paid_value,
  });

/** The list of the account's deposits in every state. @param today São Paulo day */
export const depositList = (today: string) =>
  listOf({
    from: 'deposits',
    columns: ['value', 'barcode', 'protocol', 'expire_at', 'created_at', 'paid_at', 'paid_value'],
    where: ({ state }: { state?: Deposit['state'] }) => [
      state === 'paid' && sql`paid_at is not null`,
      state === 'pending' && sql`paid_at is null and expire_at >= ${today}::date`,
      state === 'expired' && sql`paid_at is null and expire_at < ${today}::date`,
    ],
    order: { created_at: ['created_at', 'desc'], value: ['value', 'desc'] },
    item: toDto(today),
  });

/** The account's deposit billets that can still be paid, the first due first. @param today São Paulo day */
export const openDeposits = (db: Db, accountId: number, today: string) =>
  db
    .selectFrom('deposits')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('paid_at', 'is', null)
    .where('expire_at', '>=', today)
    .orderBy('expire_at')
    .orderBy('id');

export async function pendingDeposits(ctx: Ctx): Promise<Answer<'GET /deposit/pending'>> {
  const items = (await openDeposits(ctx.db, ctx.accountId, ctx.today).execute()).map(toDto(ctx.today));
  const { value = null, expireAt = null, barcode = null, url = null, pdf = null } = items[0] ?? {};
  return { value, expireAt, barcode, url, pdf, items };
}

/** One deposit. @throws Problem 404 */
export const showDeposit = async (ctx: Ctx, id: number): Promise<Deposit> =>
  toDto(ctx.today)(await findRow(ctx.db, 'deposits', ctx.accountId, id));

/** Registers a deposit's billet at the clearing house, so that it can be paid. */
export const depositRegister = defineJob<{ accountId: number; id: number }>({
  name: 'deposit-register',
  run: async (trx, { accountId, id }, { services }) => {
    const row = await trx
      .selectFrom('deposits as d')
      .innerJoin('accounts as a', 'a.id', 'd.account_id')
      .select(['d.collection_key', 'd.value', 'd.expire_at', 'a.document', 'a.nickname'])
      .where('d.account_id', '=', accountId)
      .where('d.id', '=', id)
      .executeTakeFirst();
    if (!row) return;
    await billetRail(services.config).register([
      {
        collectionKey: row.collection_key,
        value: row.value,
        dueDay: row.expire_at,
        payerDocument: row.document,
        payerName: row.nickname,
      },
    ]);
  },
});

/** Issues a deposit billet (AREAS-7-deposits-partnerships-reports-statements-1). @throws Problem 422 at 'value', or 'too-many' open. */
export async function makeDeposit(ctx: Ctx, value: number): Promise<Deposit> {
  const { minimum, maximum } = DEPOSIT_VALUE;
  if (value < minimum || value > maximum)
    throw fieldProblem('value', `Deposite de ${formatMoney(minimum)} a ${formatMoney(maximum)} por boleto.`);
  const { accountId, now, today } = ctx;
  const trx = ctx.trx();
  const ourNumber = await lockNumbers(trx, accountId);
  // counted under the lock on the billet numbers, so that the second of two simultaneous calls sees the first
  if ((await openDeposits(trx, accountId, today).execute()).length >= MOST_OPEN)
    throw new Problem(
      422,
      'too-many',
      `Você já tem ${MOST_OPEN} boletos de depósito em aberto. Pague um deles ou espere que vençam.`,
    );
  await useNumbers(trx, accountId, ourNumber + 1);
  const account = await trx
    .selectFrom('accounts')
    .select('account_number')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const expire_at = nextBusinessDay(addDays(today, DAYS));
  const collection_key = buildBarcode({ value, due: expire_at, account: account.account_number, ourNumber });
  const row = await trx
    .insertInto('deposits')
    .values({
      account_id: accountId,
      value,
      our_number: ourNumber,
      collection_key,
      barcode: typedLine(collection_key),
      protocol: newProtocol(now),
      expire_at,
      created_at: now,
      paid_at: null,
      paid_value: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueue(trx, ctx, depositRegister, { accountId, id: row.id });
  ctx.live('deposits', 'created', [row.id]);
  return toDto(today)(row);
}

/** The billet as PDF; a paid or expired one is only a receipt with a stamp. @throws Problem 404 */
export async function printDeposit(ctx: Ctx, id: number): Promise<FileAnswer> {
  const row = await findRow(ctx.db, 'deposits', ctx.accountId, id);
  const { state } = toDto(ctx.today)(row);
  const account = await ctx.db
    .selectFrom('accounts')
    .select(['nickname as name', 'document', 'account_number as account'])
    .where('id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  const bytes = await renderBilletPdf({
    barcode: row.collection_key,
    documentNumber: String(row.id),
    issuedDay: saoPauloDay(row.created_at),
    dueDay: row.expire_at,
    beneficiary: { ...account, address: null },
    payer: { name: account.name, document: account.document, address: null },
    items: [{ name: 'Depósito em conta', amount: 1, value: row.value }],
    shipping: 0,
    discount: 0,
    terms: { conditionalDiscount: null, fine: 0, interest: 0, writeOffDays: 0 },
    message: 'O valor entra na conta assim que o pagamento for confirmado.',
    pix: null,
    ended:
      state === 'pending'
        ? null
        : row.paid_at
          ? { stamp: `PAGO em ${formatDay(saoPauloDay(row.paid_at))}`, paid: row.paid_value }
          : { stamp: 'VENCIDO', paid: null },
  });
  return { name: `deposito-${id}.pdf`, bytes };
}
