import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank } from '../../bff/test/harness';
import { endpoints, openApi, paramsOf, thingsOf, type ApiWorld, type Things } from '../support/api-world';
import { databaseState } from '../support/database-state';
import { spoilt, valid } from '../support/schema-arbitrary';
import { within } from '../support/within';

/**
 * Every endpoint of the public API fuzzed from its schema: no 5xx, no hang, errors in the API's own shape, nothing changed on a 4xx.
 * FUZZ_SECONDS: seconds per endpoint (short in `npm test`, long by `npm run fuzz`); FUZZ_SEED: repeats a run.
 */
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 0.1);
const seed = Number(process.env['FUZZ_SEED'] ?? 20260101);

/** Refused calls of an endpoint after which the whole database is compared, which takes longer than the call. */
const COMPARED = process.env['FUZZ_SECONDS'] ? 1_000_000 : 2;

let bank: EmptyBank;
let api: ApiWorld;
let mine: Awaited<ReturnType<ApiWorld['client']>>;
let things: Things;
beforeAll(async () => {
  bank = await openEmptyBank();
  api = await openApi(bank);
  mine = await api.client(await bank.openAccount());
  things = await thingsOf(bank, api, mine);
});
afterAll(async () => {
  await api.close();
  await bank.close();
});

const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 60 }),
  fc.constantFrom('0', '-1', '99999999999999999999', 'NaN', '%', '\u0000', '1e3', 'null', 'a'.repeat(500)),
);
/** Dates and pages that lists are asked for by, well or badly. */
const query = fc.dictionary(
  fc.constantFrom(
    'inicio',
    'fim',
    'begin_date',
    'end_date',
    'limit',
    'offset',
    'status',
    'charge_type',
    'name',
    'paginacao.paginaAtual',
  ),
  fc.oneof(text, fc.constantFrom('2026-01-01T00:00:00Z', '2027-12-31T00:00:00Z', '2026-01-01', '2026-13-45', 'billet')),
);

const isError = (json: Record<string, unknown> | null) =>
  json !== null &&
  (typeof json['mensagem'] === 'string' ||
    typeof json['error_description'] !== 'undefined' ||
    typeof json['title'] === 'string');

describe.each(endpoints.map((one) => [one.name, one] as const))('%s', (_, one) => {
  it('answers whatever it is asked, and changes nothing where it refuses', async () => {
    const names = [...one.endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
    const body = one.endpoint.body as object | undefined;
    let toCompare = one.endpoint.write ? COMPARED : 0;
    let before = toCompare ? await databaseState(bank.store) : '';
    const made = fc.record({
      params: fc.option(fc.record(Object.fromEntries(names.map((name) => [name, text]))), { freq: 2 }),
      query,
      body: body
        ? fc.oneof({ weight: 2, arbitrary: valid(body) }, { weight: 1, arbitrary: spoilt(body) })
        : fc.constant(undefined),
    });
    type Made = typeof made extends fc.Arbitrary<infer T> ? T : never;
    const attempt = async (input: Made): Promise<void> => {
      const asking = api.ask(one, {
        token: mine.token,
        fingerprint: mine.fingerprint,
        params: input.params ?? paramsOf(one, things),
        query: input.query,
        ...(input.body === undefined ? {} : { body: input.body }),
      });
      const { status, json } = await within(5000, asking);
      expect(status, JSON.stringify(json)).toBeLessThan(500);
      if (status >= 400) expect(isError(json), JSON.stringify(json)).toBe(true);
      if (!toCompare) return;
      const after = await databaseState(bank.store);
      if (status >= 400) {
        expect(after, 'a refused call changed something').toBe(before);
        toCompare -= 1;
      }
      before = after;
    };
    // the time limit does not stop the last attempt: it must end before another begins
    let underWay: Promise<unknown> = Promise.resolve();
    const property = fc.asyncProperty(made, async (input) => {
      const attempted = attempt(input);
      underWay = attempted.catch(() => undefined);
      await attempted;
    });
    const run = await fc.check(property, {
      seed,
      numRuns: 10_000,
      interruptAfterTimeLimit: seconds * 1000,
      markInterruptAsFailure: false,
    });
    // on a busy machine the time may be over before the first call is answered
    if (run.numRuns === 0) await fc.assert(property, { seed, numRuns: 1 });
    else if (run.failed) throw new Error(`${String(run.errorInstance)}\n${await fc.asyncDefaultReportMessage(run)}`);
    await underWay;
  });
});
