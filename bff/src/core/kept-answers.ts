import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { FastifyReply } from 'fastify';
import { saoPauloDay } from './clock';
import type { Db } from './database';
import { defineJob, vacuumAfter } from './jobs';
import type { Caller } from './sessions';

interface Answer {
  version: number;
  json: Buffer;
}

const BYTES = 64_000_000;

/**
 * Answers of calls that are `kept`: given again, word for word, as long as nothing of the account has changed (docs/adr/0008). Each
 * request reads the account's version together with its session, before anything else: an answer made at the same version is what
 * making it now would give.
 */
export class KeptAnswers {
  readonly #answers = new LRUCache<string, Answer>({ maxSize: BYTES, sizeCalculation: ({ json }, key) => json.length + key.length });

  /** The answer's JSON, kept or made now. */
  async give(reply: FastifyReply, call: string, caller: Caller, input: object, make: () => Promise<unknown>): Promise<Buffer> {
    const key = `${caller.accountId} ${saoPauloDay(caller.now)} ${call} ${JSON.stringify(input)}`;
    const kept = this.#answers.get(key);
    if (kept?.version === caller.accountVersion) return kept.json;
    const json = Buffer.from(reply.serialize(await make()) as string);
    this.#answers.set(key, { version: caller.accountVersion, json });
    return json;
  }
}

/** Adds up what changes left behind; each row is taken by one fold only, so folds may overlap. */
export async function foldAccountChanges(db: Db): Promise<void> {
  await sql`
    with loose as (select distinct account_id from account_changes where not folded),
    gone as (delete from account_changes c using loose l where c.account_id = l.account_id returning c.account_id, c.count)
    insert into account_changes (account_id, count, folded) select account_id, sum(count), true from gone group by account_id`.execute(db);
}

export const accountChangesFold = defineJob<object>({
  name: 'account-changes-fold',
  everySeconds: 30,
  run: async (trx, _, tools) => {
    await foldAccountChanges(trx);
    vacuumAfter(tools, 'account_changes');
  },
});
