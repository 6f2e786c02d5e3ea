import { randomBytes } from 'node:crypto';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import { saoPauloDay } from '../../core/clock';
import type { Terms } from '../../rails/pix-automatic/port';
import { notifyUsers } from '../../platform/notifications/notify';
import { chargeCycle, insertRecurrence } from './authorise';
import type { Recurrence } from './recurrences';

/** Receivers of the sandbox that ask for recurrences. */
export const RECEIVERS = [
  {
    name: 'Energia do Cerrado SA',
    document: '11222333000181',
    ispb: '60746948',
    bank: 'Bradesco',
    branch: '2817',
    account: '10455-8',
  },
  {
    name: 'Academia Movimento Ltda',
    document: '33000167000101',
    ispb: '60701190',
    bank: 'Itaú Unibanco',
    branch: '0421',
    account: '31877-2',
  },
] as const;

const ANSWER_DAYS = 5;
const DAY = 86_400_000;

/** The terms that a receiver of the sandbox asks for, with `more` in place of the defaults. */
export const termsOf = (more: Partial<Terms>, today: string): Terms => ({
  receiver: RECEIVERS[0],
  contract: 'Conta de energia',
  period: 'MENSAL',
  first_day: today,
  last_day: null,
  amount: 12_990,
  minimum: null,
  journey: 2,
  now: null,
  recurrence: randomBytes(16).toString('hex'),
  ...more,
});

/** Adds a receiver's request for a recurrence to an account (journey 1), and notifies its users. */
export async function askAccount(
  trx: Trx,
  tools: JobTools,
  accountId: number,
  terms: Terms,
  now: Date,
): Promise<Recurrence> {
  const row = await insertRecurrence(
    trx,
    accountId,
    { ...terms, journey: 1 as never, now: null },
    {
      state: 'CRIADA',
      asked_at: now,
      answer_by: new Date(now.getTime() + ANSWER_DAYS * DAY),
      payer_limit: null,
      authorised_at: null,
      authorised_by: null,
    },
  );
  tools.afterCommit(() => tools.services.realtime.live(accountId, 'pix-automatic', 'created', [row.id]));
  await notifyUsers(trx, tools, {
    accountId,
    type: 'pix-automatic',
    content: `${row.name} pede para cobrar você por Pix automático. Responda em até ${ANSWER_DAYS} dias.`,
    params: { product: 'pix-automatico' },
    at: now,
    permission: 'pix:automatic-pix',
  });
  return row;
}

/** Charges the next cycle of a varying amount for its receiver; a refusal is answered (pt-BR) and the account's users are notified. */
export async function chargeNext(
  trx: Trx,
  tools: JobTools,
  { accountId, id, amount }: { accountId: number; id: number; amount: number },
  now: Date,
): Promise<string | null> {
  const row = await trx
    .selectFrom('pix_automatic')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const fault = await chargeCycle(trx, { ...tools, now }, row, amount, saoPauloDay(now));
  if (fault)
    await notifyUsers(trx, tools, {
      accountId,
      type: 'pix-automatic',
      content: `Recusamos a cobrança de ${formatMoney(amount)} de ${row.name} por Pix automático: ${fault}`,
      params: { product: 'pix-automatico' },
      at: now,
      permission: 'pix:automatic-pix',
    });
  return fault;
}
