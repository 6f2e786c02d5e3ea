import { isCardToken } from '../../rails/cards/token';
import { directedTo } from '../../core/account-directory';
import type { Services } from '../../core/area';
import { saoPauloDay } from '../../core/clock';
import type { Db, Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { Problem } from '../../core/problem';
import { refuseUsedUp } from '../card-charges/service';
import { lockForPayer } from './actions';
import { cardOf, type CardRow } from './card-page';
import { issuePeriod } from './issue-period';
import type { SubscriptionRow } from './tables';
import { isGoing } from './list';
import { isChargedAtOnce } from './pay-rules';
import { clearRefusal, retryRefused, withoutOverRefusal } from './refused';
import { addSubscriptionHistories } from './histories';
import './tables';

/** The data of a payer's page: the subscription and its card. */
export interface CardPage {
  row: SubscriptionRow;
  card: CardRow;
}

/** `open`: a card can be given; `analysis`: a card is being charged; `over`: no further charges are made. */
export type PageState = 'open' | 'analysis' | 'over';

/** The payer's page of a code; undefined where there is none, or the account is closed. */
export async function pageByCode(db: Db, code: string): Promise<CardPage | undefined> {
  if (!/^[\w-]{20,40}$/.test(code)) return undefined;
  const row = await db
    .selectFrom('subscription_cards as c')
    .innerJoin('subscriptions as s', (on) =>
      on.onRef('s.account_id', '=', 'c.account_id').onRef('s.id', '=', 'c.subscription_id'),
    )
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .selectAll('s')
    .where('c.account_id', '=', directedTo('subscription_cards', 'code', code))
    .where('c.code', '=', code)
    .where('a.is_shutdown', '=', false)
    .executeTakeFirst();
  const card = row && (await cardOf(db, row.account_id, row.id));
  return row && card ? { row: await withoutOverRefusal(db, row), card } : undefined;
}

export async function stateOf(db: Db, { row }: CardPage): Promise<PageState> {
  const last = await db
    .selectFrom('charges')
    .select('status')
    .where('account_id', '=', row.account_id)
    .where('subscription_id', '=', row.id)
    // a billet made before the method changed to card is not at the processor
    .where('payment_method', '=', 'credit_card')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.status === 'new' || last?.status === 'waiting') return 'analysis';
  return isGoing(row) || row.failed_charge !== null ? 'open' : 'over';
}

/** Stores the card that the payer gave on their page. @throws Problem 422 as `putCard` */
export async function takeCard(services: Services, { row: { account_id, id } }: CardPage, token: string, now: Date) {
  const after: (() => void | Promise<void>)[] = [];
  const tools = { services, afterCommit: (work: () => void | Promise<void>) => void after.push(work) };
  await services.store.transaction((trx) => putCard(trx, tools, { accountId: account_id, id, token, now }));
  for (const work of after) await work();
}

interface Given {
  accountId: number;
  /** Of the subscription, which exists. */
  id: number;
  token: string;
  now: Date;
  /** The user who gives it; absent where its payer does. */
  by?: { id: number; name: string };
  /** The first charge waits for the end of a trial. */
  isTrial?: boolean;
}

/**
 * Stores the card of a subscription. The first card is charged at once for the first period, unless a trial goes before; a card in place of
 * a refused one for the refused charge while that is open; any other card is charged from the next period on. A token that is
 * sent again changes nothing.
 * @throws Problem 422 'over' where no further charges are made, 'token-used' where another charge used the token up, 'card' where the token
 * is empty or the card cannot be charged now
 */
export async function putCard(trx: Trx, { services, afterCommit }: JobTools, given: Given) {
  const { accountId, id, token, now, by } = given;
  if (!isCardToken(token)) throw new Problem(422, 'card', 'Não foi possível ler o cartão. Digite os dados de novo.');
  const locked = await lockForPayer(trx, accountId, id);
  const row = await withoutOverRefusal(trx, locked);
  const held = await cardOf(trx, accountId, id);
  if (held?.token === token) return;
  if (!isGoing(row) && row.failed_charge === null)
    throw new Problem(422, 'over', 'Esta assinatura não recebe mais pagamentos.');
  await refuseUsedUp(trx, { accountId, token });
  await trx
    .updateTable('subscription_cards')
    .set({ token, brand: null, last4: null })
    .where('account_id', '=', accountId)
    .where('subscription_id', '=', id)
    .execute();
  const { name: creator } = await trx
    .selectFrom('users')
    .select('name')
    .where('id', '=', row.created_by)
    .executeTakeFirstOrThrow();
  const { id: userId, name: userName } = by ?? { id: row.created_by, name: creator };
  const work = { trx, services, afterCommit, accountId, userId, userName, now };
  const done = held?.token ? 'Cartão trocado' : 'Cartão informado';
  await addSubscriptionHistories(work, [id], by ? done : `${done} por quem paga`, by ? userName : null);
  afterCommit(() => services.realtime.live(accountId, 'subscriptions', 'updated', [id]));
  if (row !== locked) await clearRefusal(work, row);
  const { failure } =
    row.failed_charge !== null
      ? { failure: await retryRefused(work, row) }
      : isChargedAtOnce(row, { hadCard: held?.token != null, today: saoPauloDay(now), isTrial: given.isTrial })
        ? await issuePeriod(work, row, { at: 'once' })
        : { failure: null };
  if (failure) throw new Problem(422, 'card', `${failure}.`);
}
