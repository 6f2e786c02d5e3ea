import type { Trx } from '../../core/database';
import { bankNow, saoPauloDay } from '../../core/clock';
import { defineJob, enqueue, type JobTools } from '../../core/jobs';
import { Problem } from '../../core/problem';
import { inSavepoint } from '../../core/savepoint';
import { createCharge, reviseCharge, type Making } from './charge-api';
import { problemOf } from './lot-rules';
import './tables';

interface LotRef {
  accountId: number;
  lot: number;
}
/** Charges that one run makes. */
const AT_ONCE = 100;

/** Makes and changes the charges of a lot, a part of them in each run; what is refused is told at its charge, and stops no other. */
export const lotJob = defineJob<LotRef>({
  name: 'pix-lot',
  run: async (trx, ref, tools) => {
    const { accountId, lot } = ref;
    const items = await trx
      .selectFrom('pix_lot_items')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('lot_id', '=', lot)
      .where('status', '=', 'waiting')
      .orderBy('place')
      .limit(AT_ONCE)
      .forUpdate()
      .execute();
    const ctx = await makingFor(trx, tools, accountId);
    for (const { place, txid, asked, is_made } of items) {
      const problem = await inSavepoint(trx, async () => {
        await (is_made ? reviseCharge(ctx, 'cobv', txid, asked ?? {}) : createCharge(ctx, 'cobv', txid, asked ?? {}));
        return null;
      }).catch((error: unknown) => {
        if (error instanceof Problem) return problemOf(error);
        throw error;
      });
      await trx
        .updateTable('pix_lot_items')
        .set({
          status: problem ? 'refused' : 'made',
          asked: null,
          problem: problem && (JSON.stringify(problem) as never),
          ...(problem || is_made ? {} : { is_made: true, made_at: ctx.now }),
        })
        .where('account_id', '=', accountId)
        .where('lot_id', '=', lot)
        .where('place', '=', place)
        .execute();
    }
    if (items.length === AT_ONCE) await enqueue(trx, tools, lotJob, ref);
  },
});

/** What a charge is made with, where no request makes it. */
async function makingFor(trx: Trx, tools: JobTools, accountId: number): Promise<Making> {
  const now = await bankNow(trx);
  return {
    db: trx,
    trx: () => trx,
    accountId,
    now,
    today: saoPauloDay(now),
    noted: () => {},
    live: (topic, type, ids) => tools.afterCommit(() => tools.services.realtime.live(accountId, topic, type, ids)),
  };
}
