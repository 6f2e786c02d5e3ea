import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { amountDueOn } from '../../../kits/charging/amount';
import { receivePayment } from '../settlement';
import type { PaymentOutcome } from '../settlement-rules';
import { OPEN_STATUSES } from '../../../kits/charging/statuses';
import type { Services } from '../../../core/area';
import { bankNow, saoPauloDay } from '../../../core/clock';
import type { Database, Db } from '../../../core/database';
import { fieldProblem, notFound, Problem } from '../../../core/problem';
import { matchesText } from '../../../core/search-text';
import { parseBillet } from '../../../rails/billet/barcode';

export type BilletRow = Selectable<Database['charges']> & { account: string; barcode: string; collection_key: string };

export interface Payment {
  /** Id of the charge; or `line`, its typed line or barcode. */
  id?: number | undefined;
  line?: string | undefined;
  /** Integer cents; absent: the amount due on the day of payment. */
  amount?: number | undefined;
  /** Instant of the payment; absent: now. */
  paidAt?: Date | undefined;
  /** Id of the payment event, which is processed once. */
  eventId?: string | undefined;
}

export interface Paid {
  id: number;
  outcome: PaymentOutcome;
  amount: number;
  paidAt: string;
  eventId: string;
}

const PAGE = 20;

const billets = (db: Db) =>
  db
    .selectFrom('charges as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .where('c.collection_key', 'is not', null)
    .selectAll('c')
    .select('a.nickname as account')
    .$narrowType<{ barcode: string; collection_key: string }>();

/**
 * A page of open billets of all accounts, newest first, found by id, our number, typed line, barcode or text; of ids below `before`.
 * @throws Problem 422 'invalid-line' where a typed line is wrong, 404 where no charge has it.
 */
export async function findOpenBillets(
  db: Db,
  typed: string,
  before: number | undefined,
  today: string,
): Promise<{ items: BilletRow[]; more: boolean }> {
  const digits = typed.replace(/[\s.-]/g, '');
  const text = matchesText(sql.ref('c.search'), typed);
  let query = billets(db)
    .where('c.status', 'in', OPEN_STATUSES)
    .orderBy('c.id', 'desc')
    .limit(PAGE + 1);
  if (/^\d{44,48}$/.test(digits)) query = query.where('c.id', '=', await idOfLine(db, digits, today));
  else if (/^\d{1,12}$/.test(digits))
    query = query.where((w) =>
      w.or([w('c.id', '=', Number(digits)), w('c.our_number', '=', Number(digits)), ...(text ? [text] : [])]),
    );
  else if (text) query = query.where(text);
  if (before) query = query.where('c.id', '<', before);
  const items = await query.execute();
  return { items: items.slice(0, PAGE), more: items.length > PAGE };
}

/** One charge with a billet, of any account. @throws Problem 404 where there is none. */
export async function findBillet(db: Db, id: number): Promise<BilletRow> {
  const row = await billets(db).where('c.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/**
 * Pays a billet, by the same code as a real notice of payment.
 * @throws Problem 404 where there is no such billet, 422 'invalid-line' where the line is wrong, 422 at 'paidAt' where the payment is
 * before the billet's issue or in the future, 409 'event-reused' where the event's id was used for another billet.
 */
export async function payBillet(services: Services, payment: Payment): Promise<Paid> {
  const after: (() => void | Promise<void>)[] = [];
  const paid = await services.store.transaction(async (trx) => {
    const now = await bankNow(trx);
    const charge = await findBillet(trx, payment.id ?? (await idOfLine(trx, payment.line ?? '', saoPauloDay(now))));
    const paidAt = payment.paidAt ?? now;
    if (saoPauloDay(paidAt) < saoPauloDay(charge.created_at))
      throw fieldProblem('paidAt', 'O pagamento não pode ser anterior à emissão do boleto.');
    if (paidAt > now)
      throw fieldProblem('paidAt', 'Esse dia ainda não chegou. Adiante o relógio do banco até ele para pagar.');
    const amount = payment.amount ?? amountDueOn(charge, saoPauloDay(paidAt)).total;
    const eventId = payment.eventId ?? `sandbox-${randomUUID()}`;
    const tools = { services, afterCommit: (work: () => void | Promise<void>) => void after.push(work) };
    const outcome = await receivePayment(trx, tools, { eventId, collectionKey: charge.collection_key, amount, paidAt });
    return { id: charge.id, outcome, amount, paidAt: paidAt.toISOString(), eventId };
  });
  for (const work of after) await work();
  return paid;
}

/**
 * Id of the charge that has a typed line or barcode, also one that was replaced as the due date changed.
 * @throws Problem 422 'invalid-line' with what is wrong with the code, 404 where no charge has it.
 */
async function idOfLine(db: Db, line: string, today: string): Promise<number> {
  const reading = parseBillet(line, today);
  if (!reading.ok) throw new Problem(422, 'invalid-line', reading.message);
  const { ours } = reading.billet;
  const row =
    ours &&
    (await db
      .selectFrom('charges as c')
      .innerJoin('accounts as a', 'a.id', 'c.account_id')
      .select('c.id')
      .where(sql`ltrim(replace(a.account_number, '-', ''), '0')`, '=', ours.account)
      .where('c.our_number', '=', ours.ourNumber)
      .executeTakeFirst());
  if (!row) throw notFound();
  return row.id;
}
