import { bankNow, saoPauloDay } from '../../core/clock';
import type { Services } from '../../core/area';
import type { Db, Trx } from '../../core/database';
import { defineJob, enqueue, type JobTools } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import { runAlone } from '../../core/savepoint';
import { BANK, post, publishMoney } from '../../ledger/ledger';
import { notifyUsers } from '../../platform/notifications/notify';
import type { FundingAnswer } from '../../rails/funder/port';
import { funder } from '../../rails/funder/rail';
import { freeBillets } from './free-billets';
import { chargeUnpaid, collectOwed } from './pass-on';
import { findAdvance, listItems, readBillets, type AdvanceRow } from './repository';
import { countOf, isCancellable } from './rules';
import './tables';

const AT_ONCE = 100;

interface Ref {
  accountId: number;
  id: number;
}

type Decided = { answer: FundingAnswer; now: Date } | null;

/** Asks the funder; a repetition asks for the same. Null where the contract is decided already. */
async function askFunder(db: Db, { accountId, id }: Ref, { config }: Services): Promise<Decided> {
  const now = await bankNow(db);
  const advance = await findAdvance(db, accountId, id);
  if (!isCancellable(advance.state)) return null;
  const items = await listItems(db, accountId, id);
  const billets = await readBillets(
    db,
    accountId,
    items.map(({ charge_id }) => charge_id),
  );
  const answer = await funder(config).request(db, {
    key: advance.protocol,
    offer: advance.offer,
    net: advance.net,
    billets: items.map(({ charge_id, value, due }) => ({
      collectionKey: billets.get(charge_id)?.collection_key ?? '',
      value,
      due,
    })),
    at: now,
  });
  return { answer, now };
}

/** Credits a contract that the funder accepts, or frees the billets of one that it denies. */
export const creditAdvance = defineJob<Ref, Decided>({
  name: 'advance-credit',
  prepare: askFunder,
  run: async (trx, { accountId, id }, tools, decided) => {
    if (!decided) return;
    const advance = await findAdvance(trx, accountId, id, { lock: true });
    if (!isCancellable(advance.state)) return;
    const { answer, now } = decided;
    if (answer.state === 'analysing') return;
    if (answer.state === 'denied') await freeBillets(trx, advance, 'DENIED', answer.reason);
    else await credit(trx, advance, now);
    await notifyUsers(trx, tools, {
      accountId,
      type: 'advance',
      content:
        answer.state === 'denied'
          ? `A antecipação de ${formatMoney(advance.net)} não foi aprovada: ${answer.reason}`
          : `Antecipação creditada: ${formatMoney(advance.net)} por ${countOf(advance.count)}.`,
      params: { url: `/copiloto-de-antecipacoes/gestao-de-antecipacoes/${id}` },
      at: now,
      permission: 'advances:management',
    });
    tools.afterCommit(() => tools.services.realtime.live(accountId, 'advances', 'updated', [id]));
    publishMoney(tools, accountId);
  },
});

async function credit(trx: Trx, advance: AdvanceRow, now: Date): Promise<void> {
  const { account_id: accountId, id, gross, discount, iof, fee, count, protocol } = advance;
  await trx
    .updateTable('advances')
    .set({ state: 'CREDITED', credited_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('advance_items')
    .set({ state: 'CREDITED' })
    .where('account_id', '=', accountId)
    .where('advance_id', '=', id)
    .execute();
  const move = (kind: string, description: string, amount: number, to: 'settlement' | 'fees') =>
    amount !== 0 &&
    post(trx, {
      key: `${kind}:${accountId}:${id}`,
      kind,
      description,
      protocol,
      at: now,
      entries: [
        { accountId, kind: 'available', amount },
        { accountId: BANK, kind: to, amount: -amount },
      ],
    });
  await move('advance', `Antecipação de ${countOf(count)}`, gross - discount, 'settlement');
  await move('advance-iof', 'IOF da antecipação', -iof, 'settlement');
  await move('advance-fee', 'Tarifa da antecipação', -fee, 'fees');
}

/** Periodic job: contracts whose hour came are credited, billets that were not paid are settled, and what is owed is collected. */
export const advanceRound = defineJob<object>({
  name: 'advance-round',
  everySeconds: 60,
  run: async (trx, _data, tools) => {
    const now = await bankNow(trx);
    const due = await trx
      .selectFrom('advances')
      .select(['account_id as accountId', 'id'])
      .where('state', 'in', ['PENDING', 'SCHEDULED'])
      .where('due_at', '<=', now)
      .orderBy('account_id')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const ref of due) await enqueue(trx, tools, creditAdvance, ref);
    await settleLate(trx, tools, now);
  },
});

async function settleLate(trx: Trx, tools: JobTools, now: Date): Promise<void> {
  const items = () => trx.selectFrom('advance_items').selectAll().orderBy('account_id').orderBy('id').limit(AT_ONCE);
  const late = await items().where('state', '=', 'CREDITED').where('last_day', '<', saoPauloDay(now)).execute();
  for (const item of late) await runAlone(trx, `advance item ${item.id}`, () => chargeUnpaid(trx, item, now));
  const owing = await items().where('owed', '>', 0).execute();
  for (const item of owing) await runAlone(trx, `advance item ${item.id}`, () => collectOwed(trx, item, now));
  for (const account of new Set([...late, ...owing].map(({ account_id }) => account_id))) {
    tools.afterCommit(() => tools.services.realtime.live(account, 'advances', 'updated', []));
    publishMoney(tools, account);
  }
}
