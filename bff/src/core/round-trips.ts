import type { Socket } from 'node:net';
import { sql } from 'kysely';
import type pg from 'pg';

/*
 * Fewer round trips, and statements that are planned once. A Pix takes 18 statements in 16 round trips, where it took 34 of each: 4.7 ms of
 * Node instead of 7.9, 5.5 ms of PostgreSQL instead of 10.7 (ADR 17, with what else was changed). It stands on two things of the driver
 * that are not promised, `client.query` and the connection's stream; database.test.ts fails where a new version has them otherwise.
 */

/**
 * Statements that begin or end with this comment are planned once for each connection, not at each use: for frequent ones whose best plan
 * does not depend on their values.
 */
const PREPARED = '/* prepared */';
export const prepared = sql.raw<never>(PREPARED);
/** The same for a statement written as text. */
export const asPrepared = (text: string): string => `${PREPARED} ${text}`;

const UNANSWERED = '/* unanswered */';
/** Begins a statement of a transaction whose result nobody reads: it is sent together with the next one. */
export const unanswered = sql.raw<never>(UNANSWERED);

const names = new Map<string, string>();
/** What a statement is given to the driver with, so that it is prepared. */
export const statementName = (text: string): { name?: string } => {
  const name = nameOf(text);
  return name ? { name } : {};
};

/** The name a statement is prepared by; undefined where it is not. */
export function nameOf(text: string): string | undefined {
  if (!text.startsWith(PREPARED) && !text.endsWith(PREPARED)) return undefined;
  if (!names.has(text)) names.set(text, `balcao_${names.size + 1}`);
  return names.get(text);
}

const spared = new WeakSet<pg.PoolClient>();
const NOTHING = { command: '', rowCount: null, rows: [] };

/**
 * Makes a connection save round trips and planning. `begin`, and statements that begin with `unanswered`, are sent together with the next
 * statement of their transaction, at the latest with its commit; if one of them fails, that statement fails.
 * @param naming what a statement is given to the driver with, so that it is prepared where that can be
 */
export function sparing(client: pg.PoolClient, naming = statementName): pg.PoolClient {
  if (spared.has(client)) return client;
  spared.add(client);
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const send = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  let waiting: pg.QueryConfig[] = [];
  client.query = ((text: unknown, values?: unknown[], ...rest: unknown[]) => {
    if (typeof text !== 'string' || rest.length) return send(text, values, ...rest);
    const statement = { ...naming(text), text, ...(values ? { values } : {}) };
    if (text === 'begin' || text.startsWith(UNANSWERED)) {
      waiting.push(statement);
      return Promise.resolve(NOTHING);
    }
    const before = waiting;
    waiting = [];
    if (!before.length) return send(statement);
    const opens = before[0]!.text === 'begin';
    // `begin` was not sent yet, so there is nothing to commit or roll back
    if (opens && (text === 'rollback' || (text === 'commit' && before.length === 1))) return Promise.resolve(NOTHING);
    if (text === 'rollback') return send(statement);
    stream.cork();
    const answers = Promise.all([...before, statement].map((one) => send(one)));
    stream.uncork();
    return answers.then((all) => all.at(-1));
  }) as typeof client.query;
  return client;
}
