import { sql } from 'kysely';
import { inOneTransaction, type Db, type Trx } from '../../core/database';
import { LostAnswer, type HomologationOutcome, type PaymentAnswer, type PaymentOrder, type PaymentRail } from './port';
import './tables';

/**
 * The last two digits of the amount choose the outcome, as in public bank sandboxes: 91 refused immediately, 92 refused later,
 * 93 returned by the other bank, 94 order taken but answer lost, 95 answer lost and order not taken the first time, 96 each event delivered
 * twice, 97 the return delivered before the settlement. Any other amount is settled.
 */
export const SANDBOX_CENTS = {
  refused: 91,
  refusedLater: 92,
  returned: 93,
  lostAnswer: 94,
  neverTaken: 95,
  repeated: 96,
  reordered: 97,
} as const;

const REFUSED = { code: 'AC03', reason: 'A instituição de destino não encontrou a conta informada.' };
const RETURNED = { code: 'MD06', reason: 'A instituição de destino devolveu o valor: conta encerrada.' };
const SECOND = 1000;

interface Told {
  state: 'settled' | 'refused' | 'returned';
  /** Seconds from the order to the event. */
  after: number;
  times?: number;
  /** Integer cents that come back, where not all do. */
  part?: number;
}

/** What becomes of a payment in the homologation of the public API (domain-next.md 1), which its order names. */
const HOMOLOGATION: Readonly<Record<HomologationOutcome, Told[]>> = {
  settled: [{ state: 'settled', after: 3 }],
  refused: [],
  'refused-later': [{ state: 'refused', after: 5 }],
  returned: [
    { state: 'settled', after: 3 },
    { state: 'returned', after: 6 },
  ],
  'returned-in-two': [
    { state: 'settled', after: 3 },
    { state: 'returned', after: 6, part: 200 },
    { state: 'returned', after: 7, part: 200 },
  ],
};
const homologationOf = ({ details }: PaymentOrder): HomologationOutcome | undefined =>
  details['homologation'] as HomologationOutcome | undefined;

const toldOf = (order: PaymentOrder): Told[] => {
  const wished = homologationOf(order);
  if (wished) return HOMOLOGATION[wished];
  switch (order.amount % 100) {
    case SANDBOX_CENTS.refusedLater:
      return [{ state: 'refused', after: 5 }];
    case SANDBOX_CENTS.returned:
      return [
        { state: 'settled', after: 3 },
        { state: 'returned', after: 60 },
      ];
    case SANDBOX_CENTS.repeated:
      return [{ state: 'settled', after: 3, times: 2 }];
    case SANDBOX_CENTS.reordered:
      return [
        { state: 'returned', after: 2 },
        { state: 'settled', after: 4 },
      ];
    default:
      return [{ state: 'settled', after: 3 }];
  }
};

/** A payment rail of the sandbox. Stores orders in the database and behaves like the real network, delays included. */
export function sandboxPaymentRail(rail: string): PaymentRail {
  return {
    send: (db, order) => take(db, rail, order),
    ask: async (db, key) => {
      const paid = await db.selectFrom('sandbox_payments').selectAll().where('key', '=', key).executeTakeFirst();
      if (!paid) return { state: 'unknown' };
      if (paid.state === 'refused') return { state: 'refused', at: paid.received_at, ...REFUSED };
      return paid.state === 'processing' ? { state: 'processing' } : { state: 'settled', at: paid.received_at };
    },
    receive: async (db, now) => {
      const rows = await db
        .selectFrom('sandbox_payment_events')
        .selectAll()
        .where('rail', '=', rail)
        .where('taken', '=', false)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(50)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        event: {
          eventId: row.event_id,
          key: row.key,
          state: row.state,
          amount: row.amount,
          at: row.due_at,
          code: row.reason_code,
          reason: row.reason,
        },
      }));
    },
    acknowledge: async (trx, ids) => {
      if (!ids.length) return;
      await trx.updateTable('sandbox_payment_events').set({ taken: true }).where('id', 'in', ids).execute();
      await sql`update sandbox_payments p set state = e.state, reason = e.reason
        from sandbox_payment_events e where e.key = p.key and e.id in (${sql.join(ids)}) and p.state <> 'returned'`.execute(
        trx,
      );
    },
  };
}

async function take(db: Db, rail: string, order: PaymentOrder): Promise<PaymentAnswer> {
  const wished = homologationOf(order);
  const cents = wished ? null : order.amount % 100;
  const isRefused = wished ? wished === 'refused' : cents === SANDBOX_CENTS.refused;
  const before = await db
    .selectFrom('sandbox_payments')
    .select(['state', 'sends'])
    .where('key', '=', order.key)
    .executeTakeFirst();
  if (cents === SANDBOX_CENTS.neverTaken && !(await wasTried(db, order.key))) {
    await remember(db, `${order.key}:lost`, rail, order, 'refused');
    throw new LostAnswer('the sandbox did not take it');
  }
  // an order and its future events are written together, so that after a crash no order is without an outcome
  const isNew = await inOneTransaction(db, async (trx) => {
    const taken = !before && (await remember(trx, order.key, rail, order, isRefused ? 'refused' : 'processing'));
    if (taken && !isRefused) await plan(trx, rail, order);
    await trx
      .updateTable('sandbox_payments')
      .set({ sends: sql<number>`sends + 1` })
      .where('key', '=', order.key)
      .execute();
    return taken;
  });
  if (cents === SANDBOX_CENTS.lostAnswer && isNew) throw new LostAnswer('the sandbox took it and said nothing');
  if (isRefused) return { state: 'refused', at: order.at, ...REFUSED };
  return { state: 'processing' };
}

const wasTried = async (db: Db, key: string): Promise<boolean> =>
  (await db.selectFrom('sandbox_payments').select('key').where('key', '=', `${key}:lost`).executeTakeFirst()) !==
  undefined;

/** Stores an order; false where its key is stored already. */
async function remember(
  db: Db,
  key: string,
  rail: string,
  order: PaymentOrder,
  state: 'processing' | 'refused',
): Promise<boolean> {
  const row = await db
    .insertInto('sandbox_payments')
    .values({ key, rail, amount: order.amount, state, reason: null, received_at: order.at })
    .onConflict((c) => c.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

async function plan(db: Db, rail: string, order: PaymentOrder): Promise<void> {
  const rows = toldOf(order).flatMap(({ state, after, times = 1, part }, at) =>
    Array.from({ length: times }, (_, time) => ({
      event_id: `${order.key}:${state}${part ? `:${at}` : ''}`,
      key: order.key,
      rail,
      state,
      amount: part ?? order.amount,
      reason_code: state === 'settled' ? null : state === 'refused' ? REFUSED.code : RETURNED.code,
      reason: state === 'settled' ? null : state === 'refused' ? REFUSED.reason : RETURNED.reason,
      due_at: new Date(order.at.getTime() + (after + time) * SECOND),
    })),
  );
  await db.insertInto('sandbox_payment_events').values(rows).execute();
}

/**
 * The other institution returns a payment: adds the event that the network would deliver.
 * @param amount integer cents of a payment that the demo may have written as settled, without an order
 */
export async function returnSandboxPayment(
  trx: Trx,
  rail: string,
  key: string,
  at: Date,
  amount?: number,
): Promise<void> {
  if (amount !== undefined)
    await trx
      .insertInto('sandbox_payments')
      .values({ key, rail, amount, state: 'settled', reason: null, received_at: at })
      .onConflict((c) => c.column('key').doNothing())
      .execute();
  const paid = await trx
    .selectFrom('sandbox_payments')
    .select('amount')
    .where('rail', '=', rail)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('sandbox_payment_events')
    .values({
      event_id: `${key}:returned`,
      key,
      rail,
      state: 'returned',
      amount: paid.amount,
      reason_code: RETURNED.code,
      reason: RETURNED.reason,
      due_at: at,
    })
    .execute();
}
