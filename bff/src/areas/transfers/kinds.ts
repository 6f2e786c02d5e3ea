import { sql } from 'kysely';
import { normalizeDocument } from '../../core/documents';
import type { Db } from '../../core/database';
import { prepared } from '../../core/round-trips';
import { formatMoney } from '../../core/money';
import { Problem } from '../../core/problem';
import type { Notices } from '../../kits/money/kind';
import { defineMoney } from '../../kits/money/money';
import { ratesOf } from '../../kits/charging/rates/rates';
import { paymentRail } from '../../rails/payments/rail';
import { notifyUsers } from '../../platform/notifications/notify';
import { nextOfSeries } from './series';
import { bareAccount, TED_HOURS, tedFee, type Holder, type PaidAccount } from './rules';

/** The holder of an account. */
export async function holderOf(db: Db, accountId: number): Promise<Holder> {
  return db
    .selectFrom('accounts')
    .select(['nickname as name', 'document', 'account_number as number'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

const numbered = (db: Db, number: string) =>
  db
    .selectFrom('accounts')
    .select(['id', 'nickname as name', 'document', 'account_number as number', 'is_shutdown as isShutdown'])
    // the first condition uses the index, the second excludes numbers that differ in leading zeros
    .where(sql<boolean>`ltrim(replace(account_number, '-', ''), '0') = ltrim(${bareAccount(number)}, '0')`)
    .where(sql<boolean>`replace(account_number, '-', '') = ${bareAccount(number)}`);

/** The account of this institution with a number. */
export const accountNumbered = (db: Db, number: string): Promise<PaidAccount | undefined> =>
  numbered(db, number).modifyEnd(prepared).executeTakeFirst();

const words: Notices['words'] = {
  settled: (what) => `Transferimos ${what}.`,
  refused: (what, reason) => `A transferência de ${what} não foi realizada: ${reason}`,
  returned: (what, reason) => `A transferência de ${what} voltou para o seu saldo: ${reason}`,
  scheduled: (what, reason) => `Ainda não transferimos ${what}: ${reason} Vamos tentar de novo hoje.`,
};

const notices: Notices = { words, page: ({ id }) => `/pagar-ou-transferir/comprovantes/${id}` };

/** A transfer to an account of another institution. */
export const ted = defineMoney({
  kind: 'ted',
  label: 'TED',
  isFeminine: true,
  product: 'ted',
  permission: 'pay-transfer:ted',
  rail: ({ config }) => paymentRail(config, 'ted'),
  hours: TED_HOURS,
  fee: async (db, accountId, { amount, counterpart }) => {
    const [{ transfers }, holder] = [await ratesOf(db, accountId), await holderOf(db, accountId)];
    return tedFee(transfers, { amount, isOwn: counterpart.document === normalizeDocument(holder.document) });
  },
  next: nextOfSeries,
  notices,
});

/** A transfer to an account of this institution: immediate, at any time, without fee. */
export const inside = defineMoney({
  kind: 'transfer',
  label: 'Transferência',
  isFeminine: true,
  product: 'internal',
  permission: 'pay-transfer:ted',
  rail: null,
  hours: null,
  next: nextOfSeries,
  creditTo: async (trx, { account_id: accountId, counterpart }) => {
    // locked, so that it is not closed meanwhile
    const to = await numbered(trx, counterpart.account ?? '')
      .forKeyShare()
      .modifyEnd(prepared)
      .executeTakeFirst();
    if (!to || to.isShutdown)
      throw new Problem(422, 'destination', 'A conta de destino foi encerrada e não recebe transferências.');
    const from = await holderOf(trx, accountId);
    return { accountId: to.id, description: `Transferência de ${from.name} para ${to.name}` };
  },
  notices,
  onMove: async (trx, tools, operation, state) => {
    const to = state === 'settled' && (await accountNumbered(trx, operation.counterpart.account ?? ''));
    if (!to) return;
    const from = await holderOf(trx, operation.account_id);
    await notifyUsers(trx, tools, {
      accountId: to.id,
      type: 'money-operation',
      content: `Você recebeu ${formatMoney(operation.amount)} de ${from.name}.`,
      params: { protocol: operation.protocol },
      at: operation.settled_at ?? operation.created_at,
      permission: 'statement:releases',
    });
  },
});
