import { sql, type Selectable } from 'kysely';
import { directedTo } from '../../core/account-directory';
import type { Config } from '../../core/config';
import type { Database, Db, Trx } from '../../core/database';
import { newToken } from '../../core/tokens';
import type { ChargeRow } from '../../kits/charging/actions';
import './tables';

type PageRow = Selectable<Database['card_charge_pages']>;

/** A card charge to a customer with the page on which that customer pays it. */
export interface CustomerPage {
  page: PageRow;
  charge: ChargeRow;
}

/** Path of the payer's page of a card charge to a customer. */
export const customerPath = (code: string): string => `/cobranca/${code}`;

/** The whole address of that page, as e-mails say it. */
export const customerUrl = ({ BALCAO_ORIGIN, PORT }: Pick<Config, 'BALCAO_ORIGIN' | 'PORT'>, code: string): string =>
  `${BALCAO_ORIGIN ?? `http://127.0.0.1:${PORT}`}${customerPath(code)}`;

/** Creates the payer's page of a charge; answers its code, which cannot be guessed. */
export async function openCustomerPage(
  trx: Trx,
  page: Pick<PageRow, 'account_id' | 'charge_id' | 'asks_address'>,
): Promise<string> {
  const code = newToken().slice(0, 24);
  await trx
    .insertInto('card_charge_pages')
    .values({ ...page, code })
    .execute();
  return code;
}

/** The codes of charges' own pages, by charge id; links' charges have none. */
export async function customerCodes(db: Db | Trx, accountId: number, charges: number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('card_charge_pages')
    .select(['charge_id', 'code'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`charge_id = any(${charges}::bigint[])`)
    .execute();
  return new Map(rows.map(({ charge_id, code }) => [charge_id, code]));
}

/** The page with an address's code, and its charge; undefined where there is none or its account is closed. */
export async function customerPage(db: Db, code: string): Promise<CustomerPage | undefined> {
  if (!/^[\w-]{20,40}$/.test(code)) return undefined;
  const page = await db
    .selectFrom('card_charge_pages as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .selectAll('p')
    .where('p.account_id', '=', directedTo('card_charge_pages', 'code', code))
    .where('p.code', '=', code)
    .where('a.is_shutdown', '=', false)
    .executeTakeFirst();
  if (!page) return undefined;
  const charge = await db
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', page.account_id)
    .where('id', '=', page.charge_id)
    .executeTakeFirstOrThrow();
  return { page, charge };
}

/** State of the charge as its payer sees it; `analysis`: the processor is checking the card. @param today São Paulo day */
export function payerState(
  { status, expire_at }: Pick<ChargeRow, 'status' | 'expire_at'>,
  today: string,
): 'open' | 'analysis' | 'paid' | 'over' {
  if (status === 'waiting') return 'analysis';
  if (status === 'new' || status === 'unpaid') return expire_at < today ? 'over' : 'open';
  return ['approved', 'paid', 'settled', 'identified'].includes(status) ? 'paid' : 'over';
}
