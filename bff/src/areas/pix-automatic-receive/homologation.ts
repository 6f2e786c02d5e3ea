import { bankNow } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, type JobTools } from '../../core/jobs';
import { runAlone } from '../../core/savepoint';
import { homologationAccounts } from '../../platform/worlds/worlds';
import { payerOfHomologation, REFUSES } from './api-rules';
import { attemptPaid, chargeRefused } from './outcomes';
import { payerAccepts, payerRefuses } from './payer';
import './tables';

/** Requests, and charges, in one run of the job; the others wait for the next. */
const AT_ONCE = 50;

/** Periodic job: payers of homologation answer the requests of applications and pay their charges, by the amount. */
export const collectionsHomologation = defineJob<object>({
  name: 'pix-collections-homologation',
  everySeconds: 5,
  run: async (trx, _data, tools) => {
    const accounts = await homologationAccounts(trx);
    if (!accounts.length) return;
    const now = await bankNow(trx);
    await answerRequests(trx, tools, accounts, now);
    await payCharges(trx, tools, accounts, now);
  },
});

async function answerRequests(trx: Trx, tools: JobTools, accounts: number[], now: Date): Promise<void> {
  const collection = await trx
    .selectFrom('pix_collections')
    .select(['id', 'amount', 'minimum'])
    .where('account_id', 'in', accounts)
    .where('request', '=', 'RECEBIDA')
    .where((e) => e.fn.coalesce('amount', 'minimum', e.val(0)), '<=', REFUSES)
    .orderBy('id', 'desc')
    .limit(AT_ONCE)
    .execute();
  for (const { id, amount, minimum } of collection) {
    const answer = payerOfHomologation(amount ?? minimum ?? 0);
    if (answer === 'waits') continue;
    const give = answer === 'accepts' ? payerAccepts : payerRefuses;
    await runAlone(trx, `homologation of recurrence ${id}`, () => give(trx, tools, id, now));
  }
}

async function payCharges(trx: Trx, tools: JobTools, accounts: number[], now: Date): Promise<void> {
  const attempts = await trx
    .selectFrom('pix_collection_attempts as a')
    .innerJoin('pix_collection_charges as c', (on) =>
      on.onRef('c.account_id', '=', 'a.account_id').onRef('c.id', '=', 'a.charge_id'),
    )
    .select(['a.end_to_end', 'c.amount'])
    .where('a.account_id', 'in', accounts)
    .where('a.state', '=', 'AGENDADA')
    .where('c.amount', '<=', REFUSES)
    .orderBy('a.id', 'desc')
    .limit(AT_ONCE)
    .execute();
  for (const { end_to_end, amount } of attempts) {
    const answer = payerOfHomologation(amount);
    if (answer === 'waits') continue;
    const give = answer === 'accepts' ? attemptPaid : chargeRefused;
    await runAlone(trx, `homologation of attempt ${end_to_end}`, () =>
      give(trx, tools, end_to_end, now).then(() => undefined),
    );
  }
}
