import { holdDue } from '../../core/hold-due';
import { addDays } from '../../core/calendar';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, type JobTools } from '../../core/jobs';
import { recurrenceChanged } from './changed';
import { addCharge, attemptsIn, passCycle, schedule } from './charges';
import { addHistory } from './histories';
import { attemptFailed, attemptPaid, endUnpaid } from './outcomes';
import { endRequests, notePassage } from './request-states';
import { dueNow, EARLIEST, LATEST } from './windows';
import './tables';

/** Most recurrences, and most attempts, in one run of the job; the others wait for the next. */
const AT_ONCE = 200;

/** Periodic job: requests reach the payer's bank or expire, cycles are charged or missed, attempts are made in their windows. */
export const collectionsRound = defineJob<object>({
  name: 'pix-collections-round',
  everySeconds: 60,
  run: async (trx, _data, tools) => {
    const now = await bankNow(trx);
    await requests(trx, tools, now);
    await chargeCycles(trx, tools, now);
    // only the sandbox plays the payer's bank
    if (tools.services.config.BALCAO_RAILS === 'sandbox') await tryAttempts(trx, tools, now);
    else await endSilentAttempts(trx, tools, now);
  },
});

async function requests(trx: Trx, tools: JobTools, now: Date): Promise<void> {
  const over = await trx
    .updateTable('pix_collections')
    .set((set) => ({
      state: 'EXPIRADA',
      ended_at: now,
      request: set
        .case()
        .when('request', 'is not', null)
        .then('EXPIRADA' as const)
        .end(),
    }))
    .where('state', '=', 'CRIADA')
    .where('answer_by', '<=', now)
    .returning(['account_id', 'id', 'request'])
    .execute();
  for (const row of over) {
    if (row.request) await endRequests(trx, row.account_id, [row.id], 'EXPIRADA', now);
    await addHistory(trx, tools, row, 'O prazo de resposta do pagador terminou', now);
    await recurrenceChanged(trx, tools, row);
  }
  // the sandbox's payer bank accepts requests at once
  const steps = [
    { from: 'ENVIADA', to: 'RECEBIDA', at: 'received_at' },
    { from: 'CRIADA', to: 'ENVIADA', at: 'sent_at' },
  ] as const;
  for (const { from, to, at } of steps) {
    const rows = await trx
      .updateTable('pix_collections')
      .set({ request: to })
      .where('state', '=', 'CRIADA')
      .where('request', '=', from)
      .returning(['account_id', 'id'])
      .execute();
    await notePassage(trx, rows, at, now);
  }
}

async function chargeCycles(trx: Trx, tools: JobTools, now: Date): Promise<void> {
  const today = saoPauloDay(now);
  const rows = await holdDue(
    trx
      .selectFrom('pix_collections')
      .selectAll()
      .where('state', '=', 'APROVADA')
      .where('amount', 'is not', null)
      .where('by_api', '=', false)
      .where('next_day', '<=', addDays(today, EARLIEST))
      .orderBy('next_day'),
    AT_ONCE,
  );
  for (const row of rows) await addCharge(trx, tools, row, { amount: row.amount!, at: now });
  const missed = await holdDue(
    trx
      .selectFrom('pix_collections')
      .selectAll()
      .where('state', '=', 'APROVADA')
      .where((e) => e.or([e('amount', 'is', null), e('by_api', '=', true)]))
      .where('next_day', '<', addDays(today, LATEST))
      .orderBy('next_day'),
    AT_ONCE,
  );
  for (const row of missed) await passCycle(trx, tools, row, now);
  const ended = await trx
    .updateTable('pix_collections')
    .set({ state: 'EXPIRADA', ended_at: now, next_day: null })
    .where('state', '=', 'APROVADA')
    .where('last_day', '<', addDays(today, -7))
    .returning(['account_id', 'id'])
    .execute();
  for (const row of ended) {
    await addHistory(trx, tools, row, 'Terminou', now);
    await recurrenceChanged(trx, tools, row);
  }
  await endUnpaid(trx, tools, now);
}

async function tryAttempts(trx: Trx, tools: JobTools, now: Date): Promise<void> {
  const today = saoPauloDay(now);
  await schedule(trx, tools, now);
  // before the accounts' money is locked; recurrences that somebody changes now wait for the next run
  const attempts = await holdDue(
    attemptsIn(trx, 'AGENDADA')
      .leftJoin('sandbox_pix_poor_payers as poor', 'poor.recurrence', 'p.recurrence')
      .select(['a.account_id', 'a.end_to_end', 'a.day', 'a.tries', 'poor.recurrence as poor'])
      .where('a.day', '<=', today)
      .orderBy('a.day')
      .orderBy('a.id'),
    AT_ONCE,
    'p',
  );
  for (const { end_to_end, day, tries, poor } of attempts) {
    const due = dueNow(day, tries, now, today);
    if (due === 'waits') continue;
    if (poor === null) await attemptPaid(trx, tools, end_to_end, now);
    else await attemptFailed(trx, tools, end_to_end, { isLast: due === 'last', at: now, today });
  }
}

/** Fails the attempts whose day is over without an answer of the payer's bank. */
async function endSilentAttempts(trx: Trx, tools: JobTools, now: Date): Promise<void> {
  const today = saoPauloDay(now);
  const silent = await trx
    .selectFrom('pix_collection_attempts')
    .select('end_to_end')
    .where('state', 'in', ['SOLICITADA', 'AGENDADA'])
    .where('day', '<', today)
    .orderBy('day')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  for (const { end_to_end } of silent)
    await attemptFailed(trx, tools, end_to_end, { isLast: true, at: now, today, silent: true });
}
