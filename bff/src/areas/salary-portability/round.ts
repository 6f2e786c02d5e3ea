import type { SalaryPortability } from '@balcao/contract/salary-portability';
import { holdDue } from '../../core/hold-due';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, type JobTools } from '../../core/jobs';
import { notifyPerson } from '../../platform/notifications/notify';
import type { SalaryAnswer } from '../../rails/salary/port';
import { salaryRegistry } from '../../rails/salary/rail';
import type { PortabilityRow } from './repository';
import { isOverdue } from './rules';
import './tables';

const AT_ONCE = 100;

type Outcome = Pick<PortabilityRow, 'reason' | 'by_deadline'> & { state: 'accepted' | 'rejected'; at: Date };

const SENTENCES: Record<Outcome['state'], (employer: string, reason: string) => string> = {
  accepted: (employer) => `Seu salário pago por ${employer} passa a cair nesta conta.`,
  rejected: (employer, reason) => `A portabilidade do salário pago por ${employer} foi recusada: ${reason}`,
};

/** Ends an open request, and notifies who made it. One that was cancelled meanwhile stays so. */
async function end(trx: Trx, tools: JobTools, { account_id, id }: PortabilityRow, outcome: Outcome): Promise<void> {
  const { state, reason, by_deadline, at } = outcome;
  const row = await trx
    .updateTable('salary_portabilities')
    .set({ state, reason, by_deadline, answered_at: at })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  tools.afterCommit(() => tools.services.realtime.live(account_id, 'salary-portability', 'updated', [id]));
  await notifyPerson(trx, tools, row.user_id, {
    accountId: account_id,
    type: 'salary-portability',
    content: SENTENCES[state](row.employer_name, reason ?? ''),
    params: { url: `/servicos/portabilidade-de-salario/${id}` },
    at,
  });
}

const open = (trx: Trx) =>
  trx
    .selectFrom('salary_portabilities')
    .selectAll()
    .where('state', '=', 'requested' satisfies SalaryPortability['state']);

/** Periodic job: takes the paying banks' answers, and lets the requests hold that they left unanswered. */
export const portabilityRound = defineJob<object, SalaryAnswer[]>({
  name: 'salary-portability-round',
  everySeconds: 60,
  prepare: async (db, _data, { config }) =>
    config.BALCAO_RAILS === 'sandbox' ? salaryRegistry(config).receive(db, await bankNow(db)) : [],
  run: async (trx, _data, tools, answers) => {
    const now = await bankNow(trx);
    for (const { key, isAccepted, reason, at } of answers) {
      const [row] = await holdDue(open(trx).where('protocol', '=', key));
      const state = isAccepted ? 'accepted' : 'rejected';
      if (row) await end(trx, tools, row, { state, reason, by_deadline: false, at });
    }
    if (answers.length)
      await salaryRegistry(tools.services.config).acknowledge(
        trx,
        answers.map(({ key }) => key),
      );
    const today = saoPauloDay(now);
    const late = await holdDue(open(trx).where('deadline', '<', today).orderBy('id'), AT_ONCE);
    for (const row of late)
      if (isOverdue(row.state, row.deadline, today))
        await end(trx, tools, row, { state: 'accepted', reason: null, by_deadline: true, at: now });
  },
});
