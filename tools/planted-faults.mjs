/**
 * Faults that their `tests` must catch; `npm run plant` plants one at a time. `from` is found exactly once in the file. `postgres`: the
 * fault needs simultaneous transactions, so only PostgreSQL shows it. `built`: its tests kill processes, so the product is built first.
 */
const LEDGER = 'bff/src/ledger/ledger.ts';
const POSTING = 'bff/src/ledger/migrations/202611280701_post_entries.sql';
const GUARD = 'bff/src/core/guard.ts';
const JOBS = 'bff/src/core/jobs.ts';
const SETTLEMENT = 'bff/src/areas/charges/settlement.ts';
const REMINDERS = 'bff/src/areas/billing-settings/reminders.ts';
const SUBSCRIPTIONS = 'bff/src/areas/subscriptions/round.ts';
const CARDS = 'bff/src/areas/card-charges/pay.ts';
const SCHEDULES = 'bff/src/areas/reports/schedules.ts';

const ledger = ['--project', 'invariants', 'tests/invariants/ledger.test.ts'];
const idempotency = ['--project', 'invariants', 'tests/invariants/idempotency.test.ts'];
const guard = ['--project', 'bff', 'bff/src/core/guard.test.ts'];
const jobs = ['--project', 'bff', 'bff/src/core/jobs.test.ts'];
const splits = ['--project', 'bff', 'bff/src/areas/splits'];
const settlement = ['--project', 'bff', 'bff/src/areas/charges/settlement.test.ts'];
const reminders = ['--project', 'bff', 'bff/src/areas/billing-settings'];
const schedules = ['--project', 'bff', 'bff/src/areas/reports'];

export const plantedFaults = [
  {
    what: 'a posting that does not add up to zero is taken',
    file: LEDGER,
    from: 'entries.reduce((sum, e) => sum + e.amount, 0) !== 0',
    to: 'false',
    tests: ledger,
  },
  {
    what: 'a customer spends more than is there',
    file: POSTING,
    from: 'or moving > 0 or',
    to: 'or true or',
    tests: ledger,
  },
  {
    what: 'what is reserved can be spent',
    file: POSTING,
    from: '+ moving - a.reserved >= 0',
    to: '+ moving >= 0',
    tests: ledger,
  },
  {
    what: 'more is reserved than is available',
    file: LEDGER,
    from: 'balance - reserved - ${amount}`',
    to: 'balance`',
    tests: ledger,
  },
  {
    what: 'a reservation ends twice',
    file: LEDGER,
    from: ".where('key', '=', key)\n    .where('state', '=', 'held')",
    to: ".where('key', '=', key)",
    tests: ledger,
  },
  {
    what: 'accounts that share are locked in no order',
    file: LEDGER,
    from: '[...new Set(accountIds)].sort((a, b) => a - b);\n  await sql`select hold_accounts',
    to: '[...new Set(accountIds)];\n  await sql`select hold_accounts',
    tests: splits,
    postgres: true,
  },
  {
    what: 'what the database gave up on is not tried again',
    file: GUARD,
    from: 'attempt < 3',
    to: 'attempt < 1',
    tests: guard,
  },
  { what: 'a deadlock is not tried again', file: GUARD, from: "'40001', '40P01'", to: "'40001'", tests: guard },
  {
    what: 'each try tells what it did, though it was rolled back',
    file: GUARD,
    from: '  for (let attempt = 1; ; attempt++) {\n    const effects = newEffects();',
    to: '  const effects = newEffects();\n  for (let attempt = 1; ; attempt++) {',
    tests: guard,
  },
  {
    what: 'an intent is not stored with its answer',
    file: GUARD,
    from: 'intentKey ? { key: intentKey, accountId, answer } : null',
    to: 'null',
    tests: idempotency,
  },
  {
    what: 'nobody is told of a job that failed for good',
    file: JOBS,
    from: 'job.retryCount >= job.retryLimit',
    to: 'false',
    tests: jobs,
  },
  {
    what: 'a job gives up though it is tried again',
    file: JOBS,
    from: 'gaveUp && job.retryCount >= job.retryLimit',
    to: 'gaveUp',
    tests: jobs,
  },
  {
    what: 'a job given to another is done twice',
    file: JOBS,
    from: 'if (!affected) throw',
    to: 'if (false) throw',
    tests: jobs,
  },
  {
    what: 'two payments at once are both exact',
    file: SETTLEMENT,
    from: ".where('our_number', '=', ours.ourNumber)\n      .forUpdate()",
    to: ".where('our_number', '=', ours.ourNumber)",
    tests: settlement,
    postgres: true,
  },
  {
    what: 'an event told twice counts twice',
    file: SETTLEMENT,
    from: 'if (!claimed) return toldBefore(trx, event.eventId, charge);',
    to: '',
    tests: settlement,
  },
  {
    what: 'a second payment is shared as the first was',
    file: SETTLEMENT,
    from: "settlement.status === 'paid' && charge.status !== 'paid'",
    to: "settlement.status === 'paid'",
    tests: splits,
  },
  {
    what: 'an event of another billet passes for a repetition',
    file: SETTLEMENT,
    from: 'taken?.charge_id !== charge.id',
    to: 'taken === undefined',
    tests: settlement,
  },
  {
    what: "a payment is booked to another account's billet of the same number",
    file: SETTLEMENT,
    from: "sql<boolean>`ltrim(replace(account_number, '-', ''), '0') = ${ours.account}`",
    to: 'sql<boolean>`true`',
    tests: settlement,
  },
  {
    what: 'the usual reminders go out beside those of the dunning ruler',
    file: REMINDERS,
    from: 'await silentAccounts(trx);',
    to: '[] as Awaited<ReturnType<typeof silentAccounts>>;',
    tests: reminders,
  },
  {
    what: 'payers of several accounts are told as those of the first',
    file: REMINDERS,
    from: '`${one.account_id} ${one.moment}`',
    to: '`${one.moment}`',
    tests: reminders,
  },
  {
    what: 'who was reminded fills the next turn too, and who is left is never reached',
    file: REMINDERS,
    from: 'r.moment = m.moment\n',
    to: 'r.moment = m.moment and false\n',
    tests: reminders,
  },
  {
    what: 'a scheduled report is made again at each turn',
    file: SCHEDULES,
    from: '.set({ next_on: nextOn(every, today) })',
    to: '.set({ next_on: today })',
    tests: ['--project', 'bff', 'bff/src/areas/receive-overview'],
  },
  {
    what: 'who left the account is sent its reports',
    file: SCHEDULES,
    from: ".onRef('m.user_id', '=', 's.user_id')",
    to: '',
    tests: schedules,
  },
  {
    what: 'the next period is charged before what was refused',
    file: SUBSCRIPTIONS,
    from: "    .where('failed_charge', 'is', null)\n",
    to: '',
    tests: ['--project', 'bff', 'bff/src/areas/subscriptions/by-card.test.ts'],
  },
  {
    what: 'the charges of a turn are made once it stands that they were: lost where the process dies between',
    file: SUBSCRIPTIONS,
    from: `for (const row of rows)
      await alone(
        workOf(row),
        row,
        (work) => issuePeriod(work, row),
        (work) => keepFailure(work, row, NOT_NOW, tomorrow),
      );`,
    to: `for (const row of rows)
      await trx.updateTable('subscriptions').set({ retry_on: '2999-01-01' }).where('id', '=', row.id).execute();
    tools.afterCommit(() =>
      tools.services.store.transaction(async (later) => {
        for (const row of rows) await issuePeriod({ ...workOf(row), trx: later }, row);
      }),
    );`,
    tests: ['--project', 'invariants', 'tests/invariants/kill-subscriptions.test.ts'],
    postgres: true,
    built: true,
  },
  {
    what: 'after a crash the processor is asked for a card again as for another payment',
    file: CARDS,
    from: `    key: attempt.key,
    token: attempt.token,`,
    to: `    key: newToken(),
    token: attempt.token,`,
    tests: ['--project', 'invariants', 'tests/invariants/kill-card.test.ts'],
    postgres: true,
    built: true,
  },
  {
    what: 'a card whose process died before the answer is asked for by nobody',
    file: CARDS,
    from: '  await services.jobs.enqueue(trx, cardAuthorise, { accountId, id: attempt.id }, { startAfter });',
    to: '  void startAfter;',
    tests: ['--project', 'invariants', 'tests/invariants/kill-card.test.ts'],
    postgres: true,
    built: true,
  },
];
