import { sql } from 'kysely';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, isWrite } from '../../bff/src/core/contract';
import { databaseState } from '../support/database-state';
import { spoilt, valid } from '../support/schema-arbitrary';
import { sign } from '../support/sign';
import { openTestBank, type SignedIn, type TestBank } from '../support/test-bank';
import { within } from '../support/within';

/**
 * Every call fuzzed from its schema: no 5xx, no hang, no answer off its schema, nothing changed on a 4xx.
 * FUZZ_SECONDS: seconds per call (short in `npm test`, long by `npm run fuzz`); FUZZ_SEED: repeats a run.
 */
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 0.15);
const seed = Number(process.env['FUZZ_SEED'] ?? 20260101);

let bank: TestBank;
let titular: SignedIn;
let ownIds: number[];
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  titular = await bank.signIn('titular@balcao.demo');
  ownIds = await idsOf(titular.accountId);
});
afterAll(() => bank.close());

/** Some ids from each table of an account, as a guessed id would hardly ever be answered with 200. */
async function idsOf(accountId: number): Promise<number[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('id', 'account_id') group by 1 having count(*) = 2`.execute(
    bank.store.db,
  );
  const found = await Promise.all(
    rows.map(({ name }) =>
      sql<{
        id: number;
      }>`select id from ${sql.table(name)} where account_id = ${accountId} order by id limit 6`.execute(bank.store.db),
    ),
  );
  return found.flatMap((table) => table.rows.map((row) => row.id));
}

/** Replaces `id` and `ids` of an input by an id of the account, where they have the right type. */
function aimed<T>(input: T, own: number | null): T {
  if (own === null || !input || typeof input !== 'object' || input instanceof Uint8Array) return input;
  const { id, ids } = input as { id?: unknown; ids?: unknown };
  return { ...input, ...(typeof id === 'number' ? { id: own } : {}), ...(Array.isArray(ids) ? { ids: [own] } : {}) };
}

/** The body of a signed call, with a valid signature if `really`, so that the code behind the signature is fuzzed too. */
async function signed(key: string, input: { params: unknown; body: unknown }, really: boolean): Promise<unknown> {
  const { params, body } = input;
  const isObject = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!really || !contract[key]!.signed || !isObject(body)) return body;
  const { deviceToken: _, ...rest } = body as Record<string, unknown>;
  const operation = { call: key, body: rest, ...(isObject(params) ? { params } : {}) };
  return sign(titular, operation).then(
    (signature) => ({ ...rest, signature }),
    () => body,
  );
}

/** Files for an upload: random bytes, text, or CSV rows. */
const anyFile = fc.oneof(
  fc.uint8Array({ maxLength: 2000 }),
  fc.string({ maxLength: 500 }).map((text) => Buffer.from(text)),
  fc
    .array(fc.array(fc.string({ maxLength: 12 }), { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 6 })
    .map((rows) => Buffer.from(rows.map((row) => row.join(';')).join('\n'))),
);

const ajv = new Ajv({ strict: false, allowUnionTypes: true });
const state = () => databaseState(bank.store);

it.each(Object.entries(contract))('%s', async (key, spec) => {
  const answerFits = spec.answer ? ajv.compile(spec.answer as object) : undefined;
  const part = (schema: unknown) =>
    fc.oneof(
      { weight: 2, arbitrary: valid(schema as object | undefined) },
      { weight: schema ? 1 : 0, arbitrary: spoilt(schema as object | undefined) },
    );
  const endsSession = key === 'POST /auth/logout' || key === 'POST /auth/changeAccount';
  const writes = isWrite(key, spec);
  let before = writes ? await state() : '';
  const ownId = fc.option(fc.constantFrom(...ownIds), { freq: 2 });
  const made = fc.record({
    params: part(spec.params),
    query: part(spec.query),
    body: spec.upload ? anyFile : part(spec.body),
  });
  type Made = typeof made extends fc.Arbitrary<infer T> ? T : never;
  const attempt = async ({ params, query, body }: Made, own: number | null, really: boolean): Promise<void> => {
    const input = { params: aimed(params, own), query, body: aimed(body, own) };
    if (endsSession) {
      titular = await bank.signIn('titular@balcao.demo');
      before = writes ? await state() : '';
    }
    const call = titular.call(key, {
      params: (input.params ?? {}) as Record<string, unknown>,
      query: asQuery(query),
      body: await signed(key, input, really),
    });
    const reply = await within(5000, call);
    expect(reply.status).toBeLessThan(500);
    if (reply.status === 200 && answerFits)
      expect(
        answerFits(reply.json),
        `${JSON.stringify(answerFits.errors)} in ${JSON.stringify(reply.json).slice(0, 500)}`,
      ).toBe(true);
    if (reply.status >= 400)
      expect(reply.json).toMatchObject({ code: expect.any(String), error_description: expect.any(String) });
    if (writes) {
      const after = await state();
      if (reply.status >= 400) expect(after, 'a refused call changed something').toBe(before);
      before = after;
    }
  };
  // the time limit does not stop the last attempt: it must end, its sign-in too, before another begins
  let underWay: Promise<unknown> = Promise.resolve();
  const property = fc.asyncProperty(made, ownId, fc.boolean(), async (...input) => {
    const attempted = attempt(...input);
    underWay = attempted.catch(() => undefined);
    await attempted;
  });
  const run = await fc.check(property, {
    seed,
    numRuns: 10_000,
    // a read costs a tenth of a write, whose tables are all compared
    interruptAfterTimeLimit: seconds * (writes ? 1_000 : 500),
    markInterruptAsFailure: false,
  });
  // on a busy machine the time may be over before the first call is answered, and beside a file that is read no other is
  await underWay;
  if (run.numRuns === 0) await fc.assert(property, { seed, numRuns: 1 });
  else if (run.failed) throw new Error(`${String(run.errorInstance)}\n${await fc.asyncDefaultReportMessage(run)}`);
  await underWay;
  if (endsSession) titular = await bank.signIn('titular@balcao.demo');
});

const asQuery = (query: unknown): Record<string, unknown> =>
  query && typeof query === 'object' && !Array.isArray(query)
    ? Object.fromEntries(Object.entries(query).filter(([, v]) => ['string', 'number', 'boolean'].includes(typeof v)))
    : {};
