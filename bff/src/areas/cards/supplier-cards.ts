import { sql } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { SupplierCard } from '@balcao/contract/cards/supplier-calls';
import { STATUS } from '@balcao/contract/shared/card-status';
import type { Ctx } from '../../core/area';
import { isRealDay } from '../../core/calendar';
import { cleanName } from '../../core/clean-name';
import { saoPauloDay } from '../../core/clock';
import type { Db, Trx } from '../../core/database';
import { formatMoney } from '../../core/money';
import { notFound, Problem, refuseFields } from '../../core/problem';
import { demandHolder, seenBy } from './holders';
import { addStep, orderCard } from './issue';
import { cardDto, creditAccount, findCard } from './repository';
import { refuseByControl, supplierFaults, type ControlRefusal } from './supplier-rules';
import './tables';

/** Most cards of suppliers that an account has at a time. */
const MOST_SUPPLIER_CARDS = 50;

/** SQL of what a card spent in the São Paulo month of an instant: held, collected, less what came back. Integer cents. */
const spentOf = (at: Date) => sql<number>`(select coalesce(sum(
    case when p.state = 'authorized' then p.amount else p.cleared end - p.refunded), 0)::bigint
  from card_purchases p where p.account_id = k.account_id and p.card_id = k.card_id and p.state <> 'refused'
    and p.at >= date_trunc('month', ${at}::timestamptz at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo')`;

/** Suppliers' cards, ended ones too: what was authorised before may still be raised. */
const controls = (db: Db, accountId: number, at: Date) =>
  db
    .selectFrom('card_controls as k')
    .innerJoin('cards as c', (join) => join.onRef('c.account_id', '=', 'k.account_id').onRef('c.id', '=', 'k.card_id'))
    .selectAll('c')
    .leftJoin('users as u', 'u.id', 'k.holder_id')
    .select(['k.supplier', 'k.month_limit', 'k.lock', 'k.locked_to', 'k.ends_on', 'k.holder_id', 'u.name as holder'])
    .select(spentOf(at).as('spent'))
    .where('k.account_id', '=', accountId);

const inUse = (db: Db, accountId: number, at: Date) =>
  controls(db, accountId, at).where('c.status_id', '<>', STATUS.cancelled);

type Row = Awaited<ReturnType<ReturnType<typeof controls>['executeTakeFirstOrThrow']>>;

const toDto = (row: Row): SupplierCard => ({
  card: cardDto(row),
  supplier: row.supplier,
  monthLimit: row.month_limit,
  spent: row.spent,
  lock: row.lock,
  lockedTo: row.locked_to,
  endsOn: row.ends_on,
  holder: row.holder_id === null ? null : { id: row.holder_id, name: row.holder! },
});

/** The suppliers' cards that the user may see: all, or only those in their hands. */
export async function listSupplierCards(ctx: Ctx): Promise<Answer<'GET /supplier-cards'>> {
  const holder = seenBy(ctx);
  const rows = await inUse(ctx.db, ctx.accountId, ctx.now)
    .$if(holder !== undefined, (all) => all.where('k.holder_id', '=', holder!))
    .orderBy('k.supplier')
    .orderBy('c.id')
    .execute();
  return { items: rows.map(toDto) };
}

/** @throws Problem 404 */
async function supplierCard(ctx: Ctx, db: Db, id: number): Promise<SupplierCard> {
  const row = await inUse(db, ctx.accountId, ctx.now).where('c.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toDto(row);
}

const dayFault = (day: string | null) =>
  day !== null && !isRealDay(day) ? [{ field: 'endsOn', message: 'Informe uma data válida' }] : [];

/** Makes a virtual card for one supplier. @throws Problem 404 without a credit card, 409 with too many, 422 at the faulty field */
export async function makeSupplierCard(ctx: Ctx, body: Body<'POST /supplier-cards'>): Promise<SupplierCard> {
  const trx = ctx.trx();
  const account = await creditAccount(trx, ctx.accountId, { lock: true });
  const supplier = cleanName(body.supplier);
  const category = (body.category && cleanName(body.category)) || null;
  const { monthLimit, lock = null, endsOn = null, holder = null } = body;
  refuseFields([
    ...(supplier ? [] : [{ field: 'supplier', message: 'Preenchimento obrigatório' }]),
    ...dayFault(endsOn),
    ...supplierFaults({ monthLimit, endsOn, lock, category }, ctx.today, account.credit_limit),
  ]);
  await demandHolder(ctx, holder);
  const before = await inUse(trx, ctx.accountId, ctx.now).execute();
  if (before.length >= MOST_SUPPLIER_CARDS)
    throw new Problem(409, 'too-many', `Você já tem ${MOST_SUPPLIER_CARDS} cartões de fornecedores. Encerre um antes.`);
  const name = supplier!.toUpperCase().slice(0, 20);
  const card = { kind: 'virtual' as const, name, address: null, at: ctx.now, isSupplier: true };
  const { id } = await orderCard(trx, ctx, account, card);
  await trx
    .insertInto('card_controls')
    .values({
      account_id: ctx.accountId,
      card_id: id,
      supplier: supplier!,
      month_limit: monthLimit,
      lock,
      locked_to: lock === 'category' ? category : null,
      ends_on: endsOn,
      created_by: ctx.userName,
      holder_id: holder,
    })
    .execute();
  ctx.noted({ about: `${supplier}: ${formatMoney(monthLimit)} por mês` });
  ctx.live('cards', 'created', [id]);
  return supplierCard(ctx, trx, id);
}

/** Changes limit, last day and holder. @throws Problem 404, 422 at the faulty field */
export async function changeSupplierCard(
  ctx: Ctx,
  id: number,
  { monthLimit, endsOn = null, holder = null }: Body<'PUT /supplier-cards/{id}'>,
): Promise<SupplierCard> {
  const trx = ctx.trx();
  const account = await creditAccount(trx, ctx.accountId, { lock: true });
  const before = await supplierCard(ctx, trx, id);
  refuseFields([
    ...dayFault(endsOn),
    ...supplierFaults({ monthLimit, endsOn, lock: null, category: null }, ctx.today, account.credit_limit),
  ]);
  // who held it and may no longer keeps it until somebody else is chosen
  if (holder !== (before.holder?.id ?? null)) await demandHolder(ctx, holder);
  await trx
    .updateTable('card_controls')
    .set({ month_limit: monthLimit, ends_on: endsOn, holder_id: holder })
    .where('account_id', '=', ctx.accountId)
    .where('card_id', '=', id)
    .execute();
  const after = await supplierCard(ctx, trx, id);
  ctx.noted({
    about: before.supplier,
    changes: [
      { what: 'Limite por mês', before: formatMoney(before.monthLimit), after: formatMoney(monthLimit) },
      { what: 'Com quem está', before: before.holder?.name ?? 'Ninguém', after: after.holder?.name ?? 'Ninguém' },
    ].filter((one) => one.before !== one.after),
  });
  ctx.live('cards', 'updated', [id]);
  return after;
}

/** Ends a supplier's card for good; what it bought stays on the invoices. @throws Problem 404 */
export async function endSupplierCard(ctx: Ctx, id: number): Promise<void> {
  const trx = ctx.trx();
  await creditAccount(trx, ctx.accountId, { lock: true });
  const { supplier } = await supplierCard(ctx, trx, id);
  const card = await findCard(trx, ctx.accountId, id, { lock: true });
  await trx
    .updateTable('cards')
    .set({ status_id: STATUS.cancelled })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
  await addStep(trx, card, STATUS.cancelled, ctx.now);
  ctx.noted({ about: supplier });
  ctx.live('cards', 'updated', [id]);
}

/**
 * Why a supplier's card refuses a purchase; null where it does not, or the card is none. The card account is locked, so that of two
 * purchases at once against the last of a month one is refused.
 */
export async function controlRefusal(
  trx: Trx,
  card: { account_id: number; id: number },
  purchase: { amount: number; merchant: string; category: string; at: Date },
): Promise<ControlRefusal | null> {
  const row = await controls(trx, card.account_id, purchase.at).where('c.id', '=', card.id).executeTakeFirst();
  if (!row) return null;
  const { month_limit: monthLimit, lock, locked_to: lockedTo, ends_on: endsOn, spent } = row;
  return refuseByControl(purchase, { monthLimit, lock, lockedTo, endsOn }, spent, saoPauloDay(purchase.at));
}

/** Locks a supplier's card to the shop of its first purchase, where it is locked to one. */
export const lockToFirst = (trx: Trx, card: { account_id: number; id: number }, merchant: string) =>
  trx
    .updateTable('card_controls')
    .set({ locked_to: merchant })
    .where('account_id', '=', card.account_id)
    .where('card_id', '=', card.id)
    .where('lock', '=', 'merchant')
    .where('locked_to', 'is', null)
    .execute();
