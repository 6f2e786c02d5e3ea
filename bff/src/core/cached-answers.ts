import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
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
  /** The same gzipped, once a request first accepts it so. */
  gzip?: Promise<Buffer>;
}

const gzipped = promisify(gzip);
/** Answers of fewer bytes than this are not gzipped. */
const PACKED_FROM = 1024;
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

const BYTES = 64_000_000;

/**
 * Answers of calls that are `cached`: sent again, byte for byte, as long as nothing of the account has changed (docs/adr/0008). Each
 * request reads the account's version together with its session, before anything else; an answer that was made at the same version is the
 * one that would be made now.
 */
export class CachedAnswers {
  readonly #answers = new LRUCache<string, Answer>({
    maxSize: BYTES,
    sizeCalculation: ({ json }, key) => json.length + key.length,
  });

  /** Sends the answer's JSON, cached or made now. */
  async send(
    reply: FastifyReply,
    call: string,
    caller: Caller,
    input: object,
    make: () => Promise<unknown>,
  ): Promise<FastifyReply> {
    const answer = await this.#give(reply, call, caller, input, make);
    reply.header('cache-control', 'no-store').header('vary', 'accept-encoding').type('application/json; charset=utf-8');
    if (answer.json.length < PACKED_FROM || !TAKES_GZIP.test(reply.request.headers['accept-encoding'] ?? ''))
      return reply.send(answer.json);
    answer.gzip ??= gzipped(answer.json);
    return reply.header('content-encoding', 'gzip').send(await answer.gzip);
  }

  async #give(
    reply: FastifyReply,
    call: string,
    caller: Caller,
    input: object,
    make: () => Promise<unknown>,
  ): Promise<Answer> {
    const key = `${caller.accountId} ${saoPauloDay(caller.now)} ${call} ${JSON.stringify(input)}`;
    const held = this.#answers.get(key);
    if (held?.version === caller.accountVersion) return held;
    const answer: Answer = {
      version: caller.accountVersion,
      json: Buffer.from(reply.serialize(await make()) as string),
    };
    this.#answers.set(key, answer);
    return answer;
  }
}

/** Adds up the rows that changes left in `account_changes`. A row is deleted by one fold only, so folds may overlap. */
export async function foldAccountChanges(db: Db): Promise<void> {
  await sql`select fold_account_changes()`.execute(db);
}

export const accountChangesFold = defineJob<object>({
  name: 'account-changes-fold',
  everySeconds: 30,
  run: async (trx, _, tools) => {
    await foldAccountChanges(trx);
    vacuumAfter(tools, 'account_changes');
  },
});
