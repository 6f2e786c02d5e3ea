import type { Address } from '@balcao/contract/core/shapes';
import { CREDIT_PRODUCT, isInDelivery, STATUS } from '@balcao/contract/shared/card-status';
import { directedTo } from '../../core/account-directory';
import { bankNow } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, type JobTools } from '../../core/jobs';
import { newProtocol } from '../../kits/money/operations';
import { notifyUsers } from '../../platform/notifications/notify';
import type { IssuerEvent } from '../../rails/issuer/port';
import { issuer } from '../../rails/issuer/rail';
import { openInvoice, openPeriod } from './ledger-lines';
import { findCardAccount, type CardAccountRow, type CardRow, type RequestRow } from './repository';
import './tables';

/** Where the notices of a product lead. */
export const pageOf = (productId: number, page = 'visao-geral'): string =>
  `/cartoes/${productId === CREDIT_PRODUCT ? 'multiplo' : 'pre-pago'}/${page}`;

const permissionOf = (productId: number) =>
  productId === CREDIT_PRODUCT ? ('cards:multiple:overview' as const) : ('cards:prepaid' as const);

/** Tells the account's users about a card, and open pages to ask again. */
export async function notifyOfCard(
  trx: Trx,
  tools: JobTools,
  notice: { accountId: number; productId: number; content: string; page?: string; at: Date },
): Promise<void> {
  const { accountId, productId, content, at } = notice;
  await notifyUsers(trx, tools, {
    accountId,
    type: 'card',
    content,
    params: { url: notice.page ?? pageOf(productId) },
    at,
    permission: permissionOf(productId),
  });
  showCards(tools, accountId);
}

export const showCards = (tools: JobTools, accountId: number): void =>
  tools.afterCommit(() => tools.services.realtime.live(accountId, 'cards', 'updated', []));

/** Orders a card of a card account at the issuer and writes it down, with the first step of its way. */
export async function orderCard(
  trx: Trx,
  { services }: Pick<JobTools, 'services'>,
  account: CardAccountRow,
  card: { kind: 'physical' | 'virtual'; name: string; address: Address | null; at: Date; isSupplier?: boolean },
): Promise<CardRow> {
  const { account_id, id: card_account_id, product_id } = account;
  const { kind, name, at } = card;
  const issuer_key = newProtocol(at);
  const isVirtual = kind === 'virtual';
  const { lastDigits } = await issuer(services.config).order(trx, { key: issuer_key, name, isVirtual, at });
  const status_id = isVirtual ? STATUS.active : STATUS.requested;
  const created = await trx
    .insertInto('cards')
    .values({
      account_id,
      card_account_id,
      product_id,
      kind,
      status_id,
      name,
      last_digits: lastDigits,
      issuer_key,
      address: card.address && JSON.stringify(card.address),
      requested_at: at,
      activated_at: isVirtual ? at : null,
      is_supplier: card.isSupplier ?? false,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addStep(trx, created, status_id, at);
  return created;
}

export const addStep = (
  trx: Trx,
  { account_id, id }: Pick<CardRow, 'account_id' | 'id'>,
  status_id: number,
  at: Date,
) => trx.insertInto('card_steps').values({ account_id, card_id: id, status_id, at }).execute();

/** Opens the card account that a request asked for, with its first card. */
export async function openCardAccount(
  trx: Trx,
  tools: Pick<JobTools, 'services'>,
  request: RequestRow,
  granted: { limit: number; at: Date },
): Promise<void> {
  const { account_id, product_id } = request;
  await trx
    .insertInto('card_accounts')
    .values({
      account_id,
      product_id,
      credit_limit: granted.limit,
      maximum_limit: granted.limit,
      ...(request.due_day && { due_day: request.due_day }),
      next_due_day: null,
      due_from: null,
      automatic_by: null,
      agreement: null,
      insured_since: null,
      insured_until: null,
      opened_at: granted.at,
    })
    .onConflict((c) => c.doNothing())
    .execute();
  const account = (await findCardAccount(trx, account_id, product_id, { lock: true }))!;
  const { custom_name: name, address } = request;
  await orderCard(trx, tools, account, { kind: 'physical', name, address, at: granted.at });
  if (product_id === CREDIT_PRODUCT) await openInvoice(trx, account, openPeriod(account, granted.at));
}

const TOLD: Partial<Record<number, string>> = {
  [STATUS.posted]: 'Seu cartão foi enviado. Acompanhe a entrega.',
  [STATUS.outForDelivery]: 'Seu cartão saiu para entrega.',
  [STATUS.delivered]: 'Seu cartão chegou. Ative-o para começar a usar.',
  [STATUS.returned]: 'Não conseguimos entregar seu cartão, e ele voltou. Confira o endereço da conta.',
  [STATUS.lost]: 'Seu cartão se perdeu no caminho. Peça um novo, sem custo.',
  [STATUS.wrongAddress]: 'O endereço de entrega do seu cartão está incorreto. Atualize o endereço da conta.',
};

async function decide(trx: Trx, tools: JobTools, event: IssuerEvent & { kind: 'analysis' }): Promise<void> {
  const request = await trx
    .selectFrom('card_requests')
    .selectAll()
    .where('account_id', '=', directedTo('card_requests', 'protocol', event.key))
    .where('protocol', '=', event.key)
    .where('state', '=', 'analysis')
    .forUpdate()
    .executeTakeFirst();
  if (!request) return;
  const { isApproved, limit, reason } = event.detail;
  await trx
    .updateTable('card_requests')
    .set({
      state: isApproved ? 'approved' : 'denied',
      granted_limit: isApproved ? limit : null,
      reason,
      decided_at: event.at,
    })
    .where('account_id', '=', request.account_id)
    .where('id', '=', request.id)
    .execute();
  if (isApproved) await openCardAccount(trx, tools, request, { limit, at: event.at });
  await notifyOfCard(trx, tools, {
    accountId: request.account_id,
    productId: request.product_id,
    content: isApproved
      ? 'Seu cartão foi aprovado. Acompanhe a entrega.'
      : 'Seu pedido de cartão não foi aprovado desta vez.',
    page: pageOf(request.product_id, isApproved ? 'entrega' : 'analise'),
    at: event.at,
  });
}

async function moveOn(trx: Trx, tools: JobTools, event: IssuerEvent & { kind: 'status' }): Promise<void> {
  const card = await trx
    .selectFrom('cards')
    .selectAll()
    .where('account_id', '=', directedTo('cards', 'issuer_key', event.key))
    .where('issuer_key', '=', event.key)
    .forUpdate()
    .executeTakeFirst();
  // a card that was activated, or ended, is not on its way any more
  if (!card || !isInDelivery(card.status_id)) return;
  const { statusId } = event.detail;
  await trx
    .updateTable('cards')
    .set({ status_id: statusId })
    .where('account_id', '=', card.account_id)
    .where('id', '=', card.id)
    .execute();
  await addStep(trx, card, statusId, event.at);
  const content = TOLD[statusId];
  const { account_id: accountId, product_id: productId } = card;
  if (!content) return showCards(tools, accountId);
  const page = productId === CREDIT_PRODUCT ? pageOf(productId, 'entrega') : pageOf(productId);
  await notifyOfCard(trx, tools, { accountId, productId, content, page, at: event.at });
}

/** Hears what the issuer tells: analyses, and the way of cards to their holders. */
export const issuerRound = defineJob<object>({
  name: 'card-issuer-round',
  everySeconds: 30,
  run: async (trx, _data, tools) => {
    const rail = issuer(tools.services.config);
    const events = await rail.listEvents(trx, await bankNow(trx));
    for (const event of events)
      if (event.kind === 'analysis') await decide(trx, tools, event);
      else await moveOn(trx, tools, event);
    await rail.acknowledge(
      trx,
      events.map(({ id }) => id),
    );
  },
});
