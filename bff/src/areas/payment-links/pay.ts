import { sql } from 'kysely';
import { takesWay } from '@balcao/contract/shared/link-methods';
import { directedTo } from '../../core/account-directory';
import type { Ctx, Services } from '../../core/area';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Db, Trx } from '../../core/database';
import { Problem } from '../../core/problem';
import { searchText } from '../../core/search-text';
import { newToken } from '../../core/tokens';
import { lockNumbers, useNumbers } from '../../kits/charging/issue-repository';
import { addCharges, newCharge } from '../../kits/charging/new-charge';
import { OPEN_STATUSES } from '../../kits/charging/statuses';
import { priceOf, type PageRow } from '../../kits/charging/links/pages';
import { spendWhatFits } from '../../kits/money/limits-fit';
import { ratesOf } from '../../kits/charging/rates/rates';
import { billetRail } from '../../rails/billet/rail';
import { payersByIds } from '../customers/service';
import { startCardCharge, takesCards } from '../card-charges/service';
import { readPayer, type Fault, type PagePayer, type Typed } from '../../kits/charging/links/payer';
import { closedWhy, dueDay } from './rules';

/** The payment page with an address's code; undefined where there is none or its account is closed. */
export async function pageByCode(db: Db, code: string): Promise<PageRow | undefined> {
  if (!/^[\w-]{20,40}$/.test(code)) return undefined;
  return db
    .selectFrom('payment_pages as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .selectAll('p')
    .where('p.account_id', '=', directedTo('payment_pages', 'code', code))
    .where('p.code', '=', code)
    .where('a.is_shutdown', '=', false)
    .executeTakeFirst();
}

/** Whether a page takes cards, by its own setting and by whether its account may take cards (domain.md 1). */
export const cardOffered = async (
  db: Db | Trx,
  { config }: Pick<Services, 'config'>,
  { payment_method, account_id }: PageRow,
): Promise<boolean> => takesWay(payment_method, 'credit_card') && (await takesCards(db, config, account_id));

/** The result of a payer's form: the code of the charge's own address, the faults of the fields, or why the page takes no payments. */
export type Started = { code: string } | { faults: Fault } | { closed: string };

/**
 * Issues the charge of a payer, or answers the open one that the same payer has already.
 * @throws Problem 422 'card' where the page does not take the chosen form of payment, 'limit' where the account's limit is reached.
 */
export async function startPayment(
  services: Services,
  found: PageRow,
  typed: Typed,
  byCard: boolean,
): Promise<Started> {
  billetRail(services.config);
  const after: (() => void | Promise<void>)[] = [];
  const started = await services.store.transaction(async (trx): Promise<Started> => {
    const now = await bankNow(trx);
    const page = await trx
      .selectFrom('payment_pages')
      .selectAll()
      .where('account_id', '=', found.account_id)
      .where('id', '=', found.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const closed = closedWhy(page, saoPauloDay(now));
    if (closed) return { closed };
    if (byCard && !(await cardOffered(trx, services, page)))
      throw new Problem(422, 'card', 'Este link não recebe pagamentos com cartão.');
    if (!byCard && page.payment_method === 'credit_card')
      throw new Problem(422, 'card', 'Este link só recebe pagamentos com cartão.');
    const issuer = await trx
      .selectFrom('accounts')
      .select(['document', 'account_number', 'nickname', 'address'])
      .where('id', '=', page.account_id)
      .executeTakeFirstOrThrow();
    const payer = readPayer(typed, { address: page.request_delivery_address, own: issuer.document });
    if ('faults' in payer) return payer;
    const open = await openCode(trx, page, payer, byCard);
    if (open) return { code: open };
    const work = {
      trx,
      services,
      accountId: page.account_id,
      now,
      afterCommit: (then: () => void | Promise<void>) => void after.push(then),
    };
    await spendLimit(work, page, byCard);
    const customer = await customerOf(trx, page, payer);
    const id = byCard
      ? await makeCardCharge(work, page, payer, customer)
      : await makeCharge(work, page, { payer, customer, issuer });
    return { code: await storeCode(work, page, id) };
  });
  for (const work of after) await work();
  return started;
}

/** The customer a page was made for, where its payer has their document; else null. */
async function customerOf(trx: Trx, page: PageRow, { document }: PagePayer): Promise<number | null> {
  if (page.customer_id === null) return null;
  const customer = (await payersByIds(trx, page.account_id, [page.customer_id], true)).get(page.customer_id);
  return customer && !customer.deleted && customer.document === document ? customer.id : null;
}

/** What a charge's page and paper tell of its payer beside the document, whatever its case and accents. */
const toldOf = ({ name, address }: Pick<PagePayer, 'name' | 'address'>): string => {
  const { zipcode, street, number, neighborhood, city, state } = address ?? {};
  return searchText(name.trim(), zipcode, street, number, neighborhood, city, state);
};

/**
 * The code of the payer's open charge of the page, at the present price and with the chosen form of payment. The document alone
 * does not make it theirs: others may know it, and its page and paper tell name and address.
 */
async function openCode(trx: Trx, page: PageRow, payer: PagePayer, byCard: boolean): Promise<string | undefined> {
  const rows = await trx
    .selectFrom('payment_page_charges as p')
    .innerJoin('charges as c', (on) => on.onRef('c.account_id', '=', 'p.account_id').onRef('c.id', '=', 'p.charge_id'))
    .select(['p.code', 'c.customer_name as name', 'c.customer_address as address'])
    .where('p.account_id', '=', page.account_id)
    .where('c.link_id', '=', page.id)
    .where('c.customer_document', '=', payer.document)
    .where('c.status', 'in', OPEN_STATUSES)
    .where('c.value', '=', priceOf(page, byCard).value)
    .where('c.payment_method', byCard ? '=' : '<>', 'credit_card')
    .orderBy('c.id', 'desc')
    .execute();
  return rows.find((row) => toldOf(row) === toldOf(payer))?.code;
}

type Work = Pick<Ctx, 'accountId' | 'now' | 'services' | 'afterCommit'> & { trx: Trx };

/** Counts the charge against the account's limit of payment links. @throws Problem 422 'limit' where it is reached. */
async function spendLimit({ trx, ...work }: Work, page: PageRow, byCard: boolean): Promise<void> {
  const { fits, reason } = await spendWhatFits(trx, page.account_id, 'payment-link', {
    amount: priceOf(page, byCard).value,
    count: 1,
    at: work.now,
  });
  if (!fits) throw new Problem(422, 'limit', reason ?? 'Este link não recebe mais pagamentos hoje.');
}

const makeCardCharge = (work: Work, page: PageRow, payer: PagePayer, customer: number | null): Promise<number> =>
  startCardCharge(work, {
    payer,
    items: page.items,
    amounts: priceOf(page, true),
    expire_at: dueDay(page, saoPauloDay(work.now)),
    message: page.message,
    of: { kind: 'link', link_id: page.id, customer_id: customer },
    told: 'Cobrança criada por quem paga',
  });

async function makeCharge(
  { trx, ...work }: Work,
  page: PageRow,
  {
    payer,
    customer,
    issuer,
  }: Pick<Parameters<typeof newCharge>[1], 'issuer'> & {
    payer: PagePayer;
    customer: number | null;
  },
): Promise<number> {
  const number = await lockNumbers(trx, page.account_id);
  const { fee } = (await ratesOf(trx, page.account_id)).charges.billet;
  const issuing = { ...work, trx, userId: 0, userName: payer.name };
  const row = newCharge(issuing, {
    issuer,
    input: {
      items: page.items,
      expire_at: dueDay(page, saoPauloDay(work.now)),
      message: page.message,
      is_bolix: true,
      write_off_days: 0,
    },
    amounts: priceOf(page, false),
    payer: { ...payer, id: 0, deleted: false },
    our_number: number,
    fee,
    of: { kind: 'link', link_id: page.id },
  });
  await useNumbers(trx, page.account_id, number + 1);
  const mine = { ...row, customer_id: customer, created_by: null, send_email: payer.email !== null };
  const [id] = await addCharges(issuing, [mine], { items: page.items, told: 'Cobrança criada por quem paga' });
  return id!;
}

/** Stores a code for the charge's own address, which cannot be guessed; answers the code. */
async function storeCode({ trx }: Work, page: PageRow, charge_id: number): Promise<string> {
  const code = newToken().slice(0, 24);
  await trx
    .insertInto('payment_page_charges')
    .values({ account_id: page.account_id, charge_id, page_id: page.id, code })
    .execute();
  return code;
}

/** The page's charge with the code of its own address; undefined where there is none. */
export async function chargeByCode(db: Db, page: PageRow, code: string) {
  if (!/^[\w-]{20,40}$/.test(code)) return undefined;
  return db
    .selectFrom('payment_page_charges as p')
    .innerJoin('charges as c', (on) => on.onRef('c.account_id', '=', 'p.account_id').onRef('c.id', '=', 'p.charge_id'))
    .selectAll('c')
    .where('p.account_id', '=', page.account_id)
    .where('p.page_id', '=', page.id)
    .where('p.code', '=', code)
    .executeTakeFirst();
}

/** Adds one to the page's views. */
export async function countView(db: Db, page: PageRow): Promise<void> {
  await sql`update payment_pages set views = views + 1 where account_id = ${page.account_id} and id = ${page.id}`.execute(
    db,
  );
}
