import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { callSigned, sign } from '../../../../tests/support/sign';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { whileOpen } from '../../../test/meanwhile';
import type { Ctx } from '../../core/area';
import { addDays } from '../../core/calendar';
import { bankNow, saoPauloDay } from '../../core/clock';
import { cycleDay } from '../../kits/money/pix/cycles';
import { BANK, post } from '../../ledger/ledger';
import { offerRecurrence } from '../../rails/pix-automatic/sandbox';
import { cancelPayment } from './authorise';
import { automatic } from './kind';
import { askAccount, chargeNext, termsOf } from './receivers';

let bank: EmptyBank;
let member: Member;
let now: Date;
let today: string;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  member = await bank.openAccount();
  now = await bankNow(bank.store.db);
  today = saoPauloDay(now);
  const entries = [
    { accountId: member.accountId, kind: 'available' as const, amount: 100_000 },
    { accountId: BANK, kind: 'settlement' as const, amount: -100_000 },
  ];
  await bank.work((trx) => post(trx, { key: randomUUID(), kind: 'deposit', description: 'Aporte', at: now, entries }));
});

/** A recurrence of a fixed amount, whose first payment is in two days: its id and the payment's. */
async function authorised(more: { amount?: null } = {}) {
  const terms = termsOf({ first_day: addDays(today, 2), ...more }, today);
  const code = await offerRecurrence(bank.store.db, terms, now);
  const { name: receiver, document } = terms.receiver;
  const body = { code, receiver, document, amount: terms.amount, period: terms.period, limit: null };
  const { json } = await callSigned(member, 'POST /pix/automatic', { body });
  return { id: json.id as number, payment: json.next?.id as number };
}
const cancel = (id: number) => callSigned(member, 'POST /pix/automatic/{id}/cancel', { params: { id }, body: {} });
const standing = async (id: number) => {
  const { state, payments } = (await member.call('GET /pix/automatic/{id}', { params: { id } })).json;
  return { state, payments: payments.map((one) => [one.day, one.state]) };
};

describe('ending a recurrence while its next payment is scheduled', () => {
  onPostgres('by one whose day has come: that is the last, and nothing is paid later', async () => {
    const { id, payment } = await authorised();
    await bank.moveDays(2);
    const start = automatic.jobs.find(({ name }) => name.endsWith('-start'))!;
    const ref = { accountId: member.accountId, id: payment };
    const { status } = await whileOpen(
      bank,
      (trx, tools) => start.run(trx, ref, tools, undefined),
      () => cancel(id),
    );
    expect(status).toBe(200);
    const first = addDays(today, 2);
    expect(await standing(id)).toEqual({
      state: 'CANCELADA',
      payments: [
        [cycleDay(first, 'MENSAL', 1), 'cancelled'],
        [first, 'reserved'],
      ],
    });
  });

  onPostgres('by one that is cancelled itself: the next is cancelled too', async () => {
    const { id, payment } = await authorised();
    const { accountId, userId } = member;
    const { status } = await whileOpen(
      bank,
      (trx, tools) =>
        cancelPayment(
          { ...tools, trx: () => trx, db: trx, accountId, userId, now, today, noted: () => {} } as Partial<Ctx> as Ctx,
          payment,
        ),
      () => cancel(id),
    );
    expect(status).toBe(200);
    const { state, payments } = await standing(id);
    expect([state, payments.map(([, one]) => one)]).toEqual(['CANCELADA', ['cancelled', 'cancelled']]);
  });
});

describe('a request or charge that two answer at once', () => {
  onPostgres('is refused to who accepts what was refused meanwhile', async () => {
    const { accountId } = member;
    const { id } = await bank.work((trx, tools) =>
      askAccount(trx, tools, accountId, termsOf({ first_day: addDays(today, 10) }, today), now),
    );
    const body = { receiver: 'Energia do Cerrado SA', limit: null };
    const call = 'POST /pix/automatic/requests/{id}/accept';
    const signature = await sign(member, { call, params: { id }, body });
    const late = await whileOpen(
      bank,
      (trx) =>
        trx
          .updateTable('pix_automatic')
          .set({ state: 'REJEITADA', ended_at: now })
          .where('account_id', '=', accountId)
          .where('id', '=', id)
          .execute(),
      () => member.call(call, { params: { id }, body: { ...body, signature } as never }),
    );
    expect([late.status, late.json.code]).toEqual([409, 'answered']);
  });

  onPostgres('charges a cycle once', async () => {
    const { accountId } = member;
    const { id } = await authorised({ amount: null });
    const one = { accountId, id, amount: 500 };
    const late = await whileOpen(
      bank,
      (trx, tools) => chargeNext(trx, tools, one, now),
      () => bank.work((trx, tools) => chargeNext(trx, tools, one, now)),
    );
    expect(late).toBe('Este ciclo já tem uma cobrança.');
  });
});
