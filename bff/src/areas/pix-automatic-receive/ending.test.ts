import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { collectionCalls } from '../../../test/collections';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { whileOpen } from '../../../test/meanwhile';
import type { Ctx } from '../../core/area';
import { addDays } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import { balanceOf } from '../../ledger/ledger';
import { cancelCollection } from './change';
import { payerRefuses } from './payer';
import { saoPauloInstant } from '../../kits/money/slot';

let bank: EmptyBank;
let member: Member;
let of: Awaited<ReturnType<typeof collectionCalls>>;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  member = await bank.openAccount();
  of = await collectionCalls(bank, member);
});

const available = async () => (await balanceOf(bank.store.db, member.accountId)).available;
const cancel = (id: number) => member.call('POST /receive/pix-automatic/{id}/cancel', { params: { id } });
async function clockTo(day: string, time: string): Promise<void> {
  const ms = saoPauloInstant(day, time).getTime() - (await bankNow(bank.store.db)).getTime();
  await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + $1', [Math.ceil(ms / 1000)]);
}
/** Runs the job at 18 h of a day, from which attempts are made for the last time. */
async function evening(day: string): Promise<void> {
  await clockTo(day, '18:00');
  await of.round();
}
const ofDay = async (id: number, day: string) => (await of.show(id)).charges.find((charge) => charge.day === day);
const poor = async (id: number) => {
  const { recurrence } = await bank.store.db
    .selectFrom('pix_collections')
    .select('recurrence')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await bank.store.db.insertInto('sandbox_pix_poor_payers').values({ recurrence }).execute();
  return () => bank.store.db.deleteFrom('sandbox_pix_poor_payers').where('recurrence', '=', recurrence).execute();
};

describe('a recurrence that its receiver ends', () => {
  it.each([
    ['that was accepted stays so', 1, true, 'ACEITA'],
    ['that was not answered is withdrawn', 1, false, 'CANCELADA'],
    ['by a code alone is none', 2, false, null],
  ] as const)('that has a request: one %s', async (_, journey, isAccepted, request) => {
    const account = journey === 1 ? { account: { ispb: '60746948', branch: '1', number: '1-2' } } : {};
    const id = await of.create({ journey, ...account });
    if (isAccepted) await of.accept(id);
    expect((await cancel(id)).json).toMatchObject({ state: 'CANCELADA', request });
    expect((await cancel(id)).json.code).toBe('ended');
  });

  it('takes the retry of a later day with it: the payer is charged no more', async () => {
    const id = await of.create({ retry: 'PERMITE_3R_7D' });
    await of.accept(id);
    const given = await poor(id);
    const due = addDays(of.today, 5);
    await evening(due);
    expect((await ofDay(id, due))!.attempts.map(({ state }) => state)).toEqual(['REJEITADA', 'SOLICITADA']);
    expect((await cancel(id)).json.state).toBe('CANCELADA');
    await given();
    await evening(addDays(due, 2));
    expect(await available()).toBe(0);
    expect(await ofDay(id, due)).toMatchObject({
      state: 'CANCELADA',
      attempts: [{ state: 'REJEITADA' }, { state: 'CANCELADA' }],
    });
  });

  it('leaves what is due today as the last: a retry too', async () => {
    const id = await of.create({ retry: 'PERMITE_3R_7D' });
    await of.accept(id);
    const given = await poor(id);
    const due = addDays(of.today, 5);
    await evening(due);
    await given();
    await clockTo(addDays(due, 2), '10:00');
    expect((await cancel(id)).json.state).toBe('CANCELADA');
    await evening(addDays(due, 2));
    expect(await available()).toBe(9_900);
    expect(await ofDay(id, due)).toMatchObject({ state: 'CONCLUIDA' });
  });

  onPostgres(
    "is ended while the payer's bank works: neither stops the other, and what is due is paid next",
    async () => {
      const { amount: _amount, ...varying } = of.input({ period: 'SEMANAL' });
      const { id } = (await member.call('POST /receive/pix-automatic', { body: varying })).json;
      await of.accept(id);
      const charge = () =>
        member.call('POST /receive/pix-automatic/{id}/charge', { params: { id }, body: { amount: 6_000 } });
      await charge();
      await of.round();
      const due = addDays(of.today, 5);
      await clockTo(due, '18:00');
      await charge();
      const { accountId, userId } = member;
      const now = await bankNow(bank.store.db);
      await whileOpen(
        bank,
        (trx) => trx.selectFrom('pix_collections').select('id').where('id', '=', id).forUpdate().execute(),
        of.round,
        (trx, tools) =>
          cancelCollection(
            {
              ...tools,
              trx: () => trx,
              db: trx,
              accountId,
              userId,
              userName: 'Ana',
              now,
              today: due,
            } as Partial<Ctx> as Ctx,
            id,
          ),
      );
      await of.round();
      expect((await of.show(id)).charges.map(({ state }) => state)).toEqual(['CANCELADA', 'CONCLUIDA']);
      expect(await available()).toBe(6_000);
    },
  );
});

describe('a request that two answer at once', () => {
  onPostgres('is accepted by nobody who refused it meanwhile', async () => {
    const id = await of.create();
    const now = await of.at();
    const accepting = whileOpen(
      bank,
      (trx, tools) => payerRefuses(trx, tools, id, now),
      () => of.accept(id),
    );
    await expect(accepting).rejects.toThrow('Não há pedido');
    expect((await of.show(id)).state).toBe('REJEITADA');
  });

  onPostgres('is ended once', async () => {
    const id = await of.create();
    const late = await whileOpen(
      bank,
      (trx) =>
        trx
          .updateTable('pix_collections')
          .set({ state: 'CANCELADA', ended_at: new Date() })
          .where('account_id', '=', member.accountId)
          .where('id', '=', id)
          .execute(),
      () => cancel(id),
    );
    expect([late.status, late.json.code]).toEqual([409, 'ended']);
  });
});
