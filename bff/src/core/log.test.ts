import { Writable } from 'node:stream';
import Fastify from 'fastify';
import type { TSchema } from 'typebox';
import { expect, it } from 'vitest';
import { contract, splitKey } from './contract';
import { answerErrors } from './errors';
import { faultLine, loggerAt, nextRequestId } from './log';

interface Shape {
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
  allOf?: TSchema[];
}

/** Values that name their fields, in the shape of a schema; what is no object or list is a text, whatever the schema says. */
function filled(schema: TSchema | undefined, at: string): unknown {
  const { properties, items, anyOf, allOf } = (schema ?? {}) as Shape;
  const parts = anyOf ?? allOf;
  if (parts) return filled(parts.find((one) => (one as Shape).properties) ?? parts[0], at);
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, filled(one, `${at}.${name}`)]));
  if (items) return [filled(items, `${at}.0`)];
  return `told:${at}:`;
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];

/** What PostgreSQL says of a row that it refuses. */
const refusal = (values: string[]) =>
  Object.assign(new Error(`invalid input syntax for type bigint: "${values.join(', ')}"`), {
    code: '23505',
    detail: `Key (name)=(${values.join(', ')}) already exists.`,
    where: `unnamed portal parameter $1 = '${values.join("', '")}'`,
    table: 'customers',
    constraint: 'customers_document',
  });

it('SHELL-7.5-2: no value of any field of any call reaches the log, whatever goes wrong, and the call does', async () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  const app = Fastify({ logger: { ...(loggerAt('debug') as object), stream }, genReqId: nextRequestId });
  answerErrors(app);
  for (const key of Object.keys(contract)) {
    const { method, path } = splitKey(key);
    app.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      config: { call: key },
      handler: ({ params, query, body }) => Promise.reject(refusal(textsOf([params, query, body]))),
    });
  }
  for (const [key, spec] of Object.entries(contract)) {
    const { method, path } = splitKey(key);
    const body = filled(spec.body, 'body');
    lines.length = 0;
    const reply = await app.inject({
      method: method as 'GET',
      url: path.replace(/\{(\w+)\}/g, (_, name: string) => `told:params.${name}:`),
      query: Object.fromEntries(textsOf(filled(spec.query, 'query')).map((text, n) => [`q${n}`, text])),
      headers: {
        cookie: 'balcao=told:cookie:',
        authorization: 'Bearer told:authorization:',
        'idempotency-key': 'told:idempotency-key:',
        'x-recaptcha-token': 'told:recaptcha:',
      },
      ...(spec.body && method !== 'GET' ? { payload: body as object } : {}),
    });
    const logged = lines.join('');
    expect(`${key} ${/told:[^:]*:/.exec(logged)?.[0] ?? ''}`).toBe(`${key} `);
    const fault = lines.map((line) => JSON.parse(line)).find(({ err }) => err);
    expect(fault).toMatchObject({
      reqId: reply.headers['x-request-id'],
      err: {
        code: '23505',
        table: 'customers',
        constraint: 'customers_document',
        stack: expect.stringContaining('at '),
      },
    });
    expect(logged).toContain(JSON.stringify(key));
  }
  await app.close();
});

it.each([
  ['a person', 'conta de ana@exemplo.com.br, CPF 529.982.247-25', 'conta de [e-mail], CPF [número]'],
  ['what was sent', 'Unexpected token, "{\\"nome" is not valid JSON', 'Unexpected token, "…" is not valid JSON'],
])('a message that tells %s is logged without it', (_, message, logged) => {
  expect(faultLine(new Error(message)).message).toBe(logged);
});

it('requests are named apart, shortly', () => {
  const names = Array.from({ length: 100 }, nextRequestId);
  expect(new Set(names).size).toBe(100);
  for (const name of names) expect(name).toMatch(/^[\da-z]{5}-[\da-z]{1,8}$/);
});
