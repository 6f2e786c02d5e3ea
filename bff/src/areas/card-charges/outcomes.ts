import type { Selectable } from 'kysely';
import type { ChargeStatus } from '@balcao/contract/charges';
import { BRAND_NAMES } from '@balcao/contract/shared/card-limits';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Database, Trx } from '../../core/database';
import { defineJob, type JobTools, enqueue } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import { settingOf } from '../../kits/charging/billing/settings';
import { paidLinkBefore } from '../../kits/charging/links/paid-once';
import { mailPayers } from '../../kits/charging/mail';
import { publishRecurring } from '../../kits/charging/recurring';
import { cardPlan } from '../../kits/charging/rates/card-plan';
import { ratesOf } from '../../kits/charging/rates/rates';
import type { CardFace, Refusal } from '../../rails/cards/port';
import { cardRail } from '../../rails/cards/rail';
import { notifyUsers } from '../../platform/notifications/notify';
import { changeCharge, setCard, type Held } from './held';
import { addToSearch } from './start';
import { liabilityOf } from './tds';
import { pageOf } from './page';
import './tables';

type Try = Selectable<Database['card_tries']>;

/** Brand and last digits of a card, pt-BR: 'Visa final 1111'. */
export const cardName = ({ brand, last4 }: Pick<CardFace, 'brand' | 'last4'>): string =>
  `${BRAND_NAMES[brand]} final ${last4}`;

const inWords = (instalments: number) => (instalments === 1 ? 'à vista' : `em ${instalments}×`);

/** Stores brand, last digits and holder of the card that was tried last; the charge can be searched by the digits. */
export async function keepFace(trx: Trx, held: Held, made: Try, { brand, last4, holder }: CardFace): Promise<void> {
  const { charge, card } = held;
  if (card.last4 !== last4)
    await trx
      .updateTable('charges')
      .set({ search: addToSearch(last4) })
      .where('account_id', '=', charge.account_id)
      .where('id', '=', charge.id)
      .execute();
  Object.assign(card, { brand, last4, holder, order_key: made.key, instalments: made.instalments });
  await setCard(trx, held, { brand, last4, holder, order_key: made.key, instalments: made.instalments });
}

/** Statuses in which an approved card pays the charge; in any other the charge was paid before, and the payer is refunded. */
const TAKES = ['new', 'waiting', 'unpaid', 'settled', 'canceled', 'expired'];

/**
 * The card was approved: the receipts are fixed by the rates of the day, and the capture is enqueued. A charge that was paid before is
 * refunded instead, and so is one of a single-use link that another charge paid.
 */
export async function approve(
  trx: Trx,
  tools: JobTools,
  held: Held,
  made: Pick<Try, 'key' | 'token' | 'instalments' | 'tds'>,
  authorisation: string,
): Promise<void> {
  const { charge, card } = held;
  const { account_id: accountId, id, value } = charge;
  const at = await bankNow(trx);
  if (!TAKES.includes(charge.status))
    return refundTwice(trx, tools, held, made, { at, why: 'a cobrança já estava paga' });
  const other = await paidLinkBefore(trx, charge);
  if (other)
    return refundTwice(trx, tools, held, made, {
      at,
      why: `o link já tinha sido pago pela cobrança ${other.id}`,
      status: 'canceled',
    });
  await trx
    .updateTable('card_tries')
    .set({ state: 'approved' })
    .where('account_id', '=', accountId)
    .where('key', '=', made.key)
    .execute();
  const { release } = await settingOf(trx, accountId, 'card');
  const plan = cardPlan(value, made.instalments, saoPauloDay(at), await ratesOf(trx, accountId), release);
  if (!plan) throw new Error(`the rates of account ${accountId} have no ${made.instalments} instalments`);
  await trx
    .insertInto('card_receipts')
    .values(
      plan.receipts.map(({ number, day, gross, fee }) => ({
        account_id: accountId,
        charge_id: id,
        number,
        due_on: day,
        gross,
        fee,
        settled_at: null,
        credited_at: null,
      })),
    )
    .execute();
  const liability = liabilityOf(made);
  const secure = liability === 'issuer' ? ', com quem paga autenticado por 3-D Secure' : '';
  await setCard(trx, held, { authorisation, release, liability });
  const name = card.brand && card.last4 ? cardName({ brand: card.brand, last4: card.last4 }) : 'Cartão';
  await changeCharge(trx, tools, held, {
    at,
    status: 'approved',
    values: { paid_at: at, paid_value: value, fee: plan.fee },
    told: {
      action: 'approved',
      message: `${name} aprovado: ${formatMoney(value)} ${inWords(made.instalments)}${secure}`,
    },
  });
  await notifyUsers(trx, tools, {
    accountId,
    type: 'card-approved',
    content: `Cartão de ${charge.customer_name} aprovado: ${formatMoney(value)}`,
    params: { cobrancasURL: pageOf(id) },
    at,
    permission: 'receive:management:credit-card',
  });
  await mailPayers(trx, accountId, 'paid', [charge], at);
  await publishToSubscription(trx, tools, held, made, null);
  const receipts = plan.receipts.map(({ number, day }) => ({ number, day }));
  await enqueue(trx, tools, cardCapture, { key: made.key, receipts });
}

/** Gives an approved card back to its payer because what it pays was paid before, and notifies the account's users. */
async function refundTwice(
  trx: Trx,
  tools: JobTools,
  held: Held,
  { key }: Pick<Try, 'key'>,
  { at, why, status }: { at: Date; why: string; status?: ChargeStatus },
): Promise<void> {
  const { account_id: accountId, id, value, customer_name: payer } = held.charge;
  await trx
    .updateTable('card_tries')
    .set({ state: 'refused', code: 'twice' })
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .execute();
  await enqueue(trx, tools, cardRefund, { key, refund: { key: `twice:${key}`, amount: value } });
  await changeCharge(trx, tools, held, {
    at,
    ...(status ? { status } : {}),
    told: { action: 'twice', message: `Pagamento em duplicidade devolvido ao cartão: ${why}` },
  });
  await notifyUsers(trx, tools, {
    accountId,
    type: 'card-refused',
    content: `Cartão de ${payer} devolvido, ${formatMoney(value)}: ${why}.`,
    params: { cobrancasURL: pageOf(id) },
    at,
    permission: 'receive:management:credit-card',
  });
}

/** The card was refused by its issuer or by the antifraud analysis: the payer may try another one. */
export async function deny(
  trx: Trx,
  tools: JobTools,
  held: Held,
  made: Pick<Try, 'key' | 'token'>,
  { code, reason }: Pick<Refusal, 'reason'> & { code: string },
): Promise<void> {
  await trx
    .updateTable('card_tries')
    .set({ state: 'refused', code, reason })
    .where('account_id', '=', held.charge.account_id)
    .where('key', '=', made.key)
    .execute();
  const isOpen = ['new', 'waiting', 'unpaid'].includes(held.charge.status);
  const at = await bankNow(trx);
  await changeCharge(trx, tools, held, {
    at,
    ...(isOpen ? { status: 'unpaid' } : {}),
    told: { action: 'refused', message: `Cartão recusado: ${reason}` },
  });
  await publishToSubscription(trx, tools, held, made, reason);
}

async function publishToSubscription(
  trx: Trx,
  tools: JobTools,
  { charge, card }: Held,
  { key, token }: Pick<Try, 'key' | 'token'>,
  refused: string | null,
): Promise<void> {
  const { account_id: accountId, id, subscription_id: subscriptionId } = charge;
  if (subscriptionId === null) return;
  // a refusal that says nothing of its card leaves the charge with the card tried before it
  const { brand, last4 } = card.order_key === key ? card : { brand: null, last4: null };
  await publishRecurring(trx, tools, { accountId, subscriptionId, charge: id, refused, token, face: { brand, last4 } });
}

/** Captures an approved card at the processor, after the approval was committed. This and the next two jobs are idempotent by key. */
export const cardCapture = defineJob<{ key: string; receipts: { number: number; day: string }[] }>({
  name: 'card-capture',
  run: (trx, { key, receipts }, { services }) => cardRail(services.config).capture(trx, key, receipts),
});

export const cardRefund = defineJob<{ key: string; refund: { key: string; amount: number } }>({
  name: 'card-refund',
  run: (trx, { key, refund }, { services }) => cardRail(services.config).refund(trx, key, refund),
});

export const cardDefend = defineJob<{ key: string; text: string }>({
  name: 'card-defend',
  run: async (trx, { key, text }, { services }) => cardRail(services.config).defend(trx, key, text, await bankNow(trx)),
});
