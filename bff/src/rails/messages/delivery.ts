import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from '../../core/database';
import type { Channel } from '../../core/messenger';
import type { Attachment } from '../../core/tables';
import { RefusedForGood } from './port';
import type { Carriers } from './rail';
import { logFault } from '../../core/log';

const POLL_MS = 1000;
const AT_ONCE = 10;
/** Seconds in which no other process tries a leased message; leased anew while its carrier is at work, however slow that one is. */
const LEASE_SECONDS = 60;
const MOST_TRIES = 12;
const FIRST_DELAY_SECONDS = 15;
const LONGEST_DELAY_SECONDS = 3600;

interface Due {
  id: number;
  channel: Channel;
  recipient: string;
  subject: string;
  body: string;
  attachment: Attachment | null;
  tries: number;
}

export interface Delivery {
  /** Stops taking messages; resolves when those being delivered have arrived or failed. */
  stop(): Promise<void>;
}

/**
 * Hands due messages of the outbox to their carriers. Any number of processes may run this: each message is leased to one of them. If a
 * process dies after handing a message over and before recording it, the message is handed over again with the same id. Delivered
 * messages are deleted unless `keep`. `leaseSeconds`: shorter in tests.
 */
export function startDelivery(
  store: Store,
  carriers: Carriers,
  { keep, leaseSeconds = LEASE_SECONDS }: { keep: boolean; leaseSeconds?: number },
): Delivery {
  const channels = Object.keys(carriers) as Channel[];
  if (!channels.length) return { stop: async () => undefined };
  const stopping = new AbortController();
  const logError = (error: unknown) => logFault('messages', error);
  /** Ids of the messages that carriers are at work on. */
  const underWay = new Set<number>();

  const lease = async (): Promise<Due[]> => {
    const { rows } = await sql<Due>`
      update sandbox_messages set due_at = now() + make_interval(secs => ${leaseSeconds}), tries = tries + 1
      where id in (
        select id from sandbox_messages
        where due_at <= now() and channel in (${sql.join(channels)})
        order by due_at limit ${sql.lit(AT_ONCE)} for update skip locked
      )
      returning id, channel, recipient, subject, body, attachment, tries`.execute(store.db);
    return rows;
  };

  const leaseAnew = async (): Promise<void> => {
    await sql`update sandbox_messages set due_at = now() + make_interval(secs => ${leaseSeconds})
      where id = any(${[...underWay]}::bigint[]) and due_at > now()`.execute(store.db);
  };

  const carry = async (due: Due): Promise<void> => {
    underWay.add(due.id);
    try {
      await carriers[due.channel]!.deliver(due);
    } finally {
      underWay.delete(due.id);
    }
  };

  const deliver = async (due: Due): Promise<void> => {
    try {
      await carry(due);
    } catch (error) {
      const { message } = error as Error;
      const isOver = error instanceof RefusedForGood || due.tries >= MOST_TRIES;
      logFault(`messages: ${due.id} was not delivered (try ${due.tries})`, error);
      const later = Math.min(LONGEST_DELAY_SECONDS, FIRST_DELAY_SECONDS * 2 ** (due.tries - 1));
      await store.db
        .updateTable('sandbox_messages')
        .set({
          failure: message.slice(0, 500),
          due_at: isOver ? null : sql<Date>`now() + make_interval(secs => ${later})`,
        })
        .where('id', '=', due.id)
        .execute();
      return;
    }
    if (keep)
      await store.db
        .updateTable('sandbox_messages')
        .set({ due_at: null, delivered_at: sql<Date>`now()`, failure: null })
        .where('id', '=', due.id)
        .execute();
    else await store.db.deleteFrom('sandbox_messages').where('id', '=', due.id).execute();
  };

  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        const due = await lease();
        const renewal = setInterval(() => void leaseAnew().catch(logError), (leaseSeconds * 1000) / 3);
        const ends = await Promise.allSettled(due.map(deliver));
        clearInterval(renewal);
        for (const end of ends) if (end.status === 'rejected') logError(end.reason);
        if (due.length === AT_ONCE) continue;
      } catch (error) {
        logError(error);
      }
      await wait(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const ended = loop();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
      for (const carrier of Object.values(carriers)) carrier.close();
    },
  };
}
