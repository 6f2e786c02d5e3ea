import { sql } from 'kysely';
import type { Services } from '../../../core/area';
import { bankNow } from '../../../core/clock';
import type { Trx } from '../../../core/database';
import { defineJob, enqueue, type JobTools } from '../../../core/jobs';
import { logFault } from '../../../core/log';
import { asStorable } from '../../../core/storable';
import { post, signatureOf } from './post';
import { secretsOf } from './secrets';
import { nextTry } from './schedule';
import '../tables';

/** Something to tell somebody's server. */
export interface Delivery {
  accountId: number;
  topic: string;
  /** Which one of the topic: an end-to-end id, a token. */
  subject: string;
  url: string;
  contentType: string;
  body: string;
  at: Date;
}

/** Notes what is to be told, in the transaction of what happened; it goes out after the commit, and again until it is taken. */
export async function deliver(
  trx: Trx,
  tools: JobTools,
  { accountId, at, contentType, ...told }: Delivery,
): Promise<void> {
  await trx
    .insertInto('webhook_deliveries')
    .values({
      ...told,
      account_id: accountId,
      content_type: contentType,
      created_at: at,
      next_at: at,
      leased_until: null,
      delivered_at: null,
      last_at: null,
      last_status: null,
      last_error: null,
      last_answer: null,
    })
    .execute();
  await enqueue(trx, tools, deliveryRound, {});
}

interface Row {
  account_id: number;
  id: number;
  url: string;
  content_type: string;
  body: string;
  tries: number;
}

/** Deliveries of one receiver that a process takes at a time; another process takes them where it has not ended by then. */
const [LANE, LEASE_SECONDS] = [20, 150];
const MOST_LANES = 50;
/** A lane begins no further delivery after so long; the lease outlasts the last one's minute. */
const SHARE_MS = 60_000;
/** After a receiver that did not answer, what else waits for it is tried so much later. */
const PAUSE_SECONDS = 60;

const underWay = new Set<Promise<void>>();

/** Resolves when the deliveries that this process began have ended. */
export async function deliveriesEnded(): Promise<void> {
  while (underWay.size) await Promise.all(underWay);
}

/**
 * Periodic job: takes what is due, for each receiver what waits for it, and delivers it once the job is over. Receivers are told beside
 * one another, so one that does not answer holds up nobody else's.
 */
export const deliveryRound = defineJob<object>({
  name: 'webhook-round',
  everySeconds: 15,
  run: async (trx, _data, { services, afterCommit }) => {
    const now = await bankNow(trx);
    const { rows: due } = await sql<Pick<Row, 'account_id' | 'url'>>`
      select account_id, url from webhook_deliveries d
      where next_at <= ${now} and not exists (
        select 1 from webhook_deliveries b where b.account_id = d.account_id and b.url = d.url and b.leased_until > ${now})
      group by account_id, url order by min(next_at) limit ${MOST_LANES}`.execute(trx);
    const lanes: Row[][] = [];
    for (const { account_id, url } of due) {
      const lane = await lease(trx, account_id, url, now);
      if (lane.length) lanes.push(lane);
    }
    afterCommit(() => {
      for (const lane of lanes) {
        const work = deliverLane(services, lane).catch((error: Error) => logFault('webhooks', error));
        underWay.add(work);
        void work.finally(() => underWay.delete(work));
      }
    });
  },
});

/** Takes the oldest deliveries that wait for a receiver; those that another process takes are passed over. */
async function lease(trx: Trx, accountId: number, url: string, now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with due as (
      select id from webhook_deliveries where account_id = ${accountId} and url = ${url} and next_at <= ${now}
        and (leased_until is null or leased_until <= ${now})
      order by id limit ${LANE} for update skip locked
    )
    update webhook_deliveries w set leased_until = ${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
    from due where w.account_id = ${accountId} and w.id = due.id
    returning w.account_id, w.id, w.url, w.content_type, w.body, w.tries`.execute(trx);
  return rows.sort((a, b) => a.id - b.id);
}

async function deliverLane(services: Services, lane: readonly Row[]): Promise<void> {
  const begun = performance.now();
  for (const [at, row] of lane.entries()) {
    // each may take a minute: the lease must outlast the one that is under way
    if (performance.now() - begun > SHARE_MS) return release(services, lane.slice(at));
    const outcome = await send(services, row);
    await store(services, row, outcome);
    if (outcome.status !== null) continue;
    await release(services, lane.slice(at + 1));
    return;
  }
}

interface Outcome {
  /** Null: there was no answer. */
  status: number | null;
  error: string | null;
  answer: string | null;
}

async function send(services: Services, { account_id, id, url, body, content_type }: Row): Promise<Outcome> {
  const { db } = services.store;
  const secrets = await secretsOf(db, account_id, await bankNow(db));
  const headers = {
    'content-type': content_type,
    ...signatureOf(secrets, `msg_${account_id}_${id}`, body, new Date()),
  };
  try {
    return { ...(await post(services, { url, body, headers, isKnown: true })), error: null };
  } catch (error) {
    return { status: null, error: (error as Error).message, answer: null };
  }
}

const isTaken = ({ status }: Outcome) => status !== null && status >= 200 && status < 300;

const store = (services: Services, { account_id, id, tries }: Row, outcome: Outcome): Promise<void> =>
  services.store.transaction(async (trx) => {
    const at = await bankNow(trx);
    await trx
      .updateTable('webhook_deliveries')
      .set({
        tries: tries + 1,
        leased_until: null,
        next_at: isTaken(outcome) ? null : nextTry(tries + 1, at),
        ...(isTaken(outcome) ? { delivered_at: at } : {}),
        last_at: at,
        last_status: outcome.status,
        last_error: outcome.error,
        last_answer: outcome.answer && asStorable(outcome.answer),
      })
      .where('account_id', '=', account_id)
      .where('id', '=', id)
      .execute();
  });

/** Gives back deliveries that were not tried. */
async function release(services: Services, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  await services.store.transaction(async (trx) => {
    const at = await bankNow(trx);
    await trx
      .updateTable('webhook_deliveries')
      .set({ leased_until: null, next_at: new Date(at.getTime() + PAUSE_SECONDS * 1000) })
      .where('account_id', '=', first.account_id)
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
  });
}
