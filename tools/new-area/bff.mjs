/** Files of a new area in the contract and the BFF: their text by path. */
export const bffFiles = ({ name, camel, Pascal, snake, Words, minute }) => ({
  [`contract/src/${name}.ts`]: `import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Id, idParams, Instant, listAnswer, listBody, OneOf } from './core/shapes';

export const permissions = ['${name}'] as const;
export const topics = defineTopics({ '${name}': ['${name}'] });

const Status = OneOf(['active', 'archived']);

export const ${Pascal} = Type.Object({ id: Id, name: Type.String(), status: Status, created_at: Instant });
export type ${Pascal} = Static<typeof ${Pascal}>;

const ${Pascal}Body = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 120 }) },
  { additionalProperties: false },
);
export type ${Pascal}Body = Static<typeof ${Pascal}Body>;

export const calls = defineCalls({
  'POST /${name}/search': {
    summary: '${Words}, newest first',
    permission: '${name}',
    read: true,
    body: listBody(['created_at', 'name'] as const, {
      text: Type.Optional(Type.String({ maxLength: 120 })),
      status: Type.Optional(Status),
    }),
    answer: listAnswer(${Pascal}),
  },
  'GET /${name}/{id}': {
    summary: 'One of them',
    permission: '${name}',
    silent404: true,
    params: idParams,
    answer: ${Pascal},
  },
  'POST /${name}': {
    summary: 'Create one',
    permission: '${name}',
    idempotent: true,
    audit: '${name}.create',
    body: ${Pascal}Body,
    answer: ${Pascal},
  },
  'PUT /${name}/{id}/status': {
    summary: 'Archive one, or take it up again',
    permission: '${name}',
    audit: '${name}.status',
    params: idParams,
    body: Type.Object({ status: Status }, { additionalProperties: false }),
    answer: ${Pascal},
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
`,

  [`contract/src/words/${name}.ts`]: `import { defineWords } from '../core/words';

export default defineWords({
  permissions: { '${name}': { name: '${Words}', opens: 'Ver e alterar' } },
  actions: { '${name}.create': 'Cadastrou', '${name}.status': 'Mudou a situação' },
});
`,

  [`bff/src/areas/${name}/migrations/${minute}_${snake}.sql`]: `create table ${snake} (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  name text not null,
  status text not null default 'active' check (status in ('active', 'archived')),
  search text not null,
  created_at timestamptz not null,
  primary key (account_id, id)
);
create index ${snake}_created on ${snake} (account_id, created_at, id);
create index ${snake}_name on ${snake} (account_id, search, id);
`,

  [`bff/src/areas/${name}/rules.ts`]: `import type { ${Pascal} } from '@balcao/contract/${name}';
import { cleanName } from '../../core/clean-name';

/** Why a name cannot be given, in pt-BR; null where it can. */
export const nameFault = (name: string): string | null => (cleanName(name) ? null : 'Preenchimento obrigatório');

/** Why the status cannot change so, in pt-BR; null where it can. */
export const statusFault = (held: ${Pascal}['status'], wanted: ${Pascal}['status']): string | null =>
  held === wanted ? 'A situação já é esta' : null;
`,

  [`bff/src/areas/${name}/rules.test.ts`]: `import { expect, it } from 'vitest';
import { nameFault, statusFault } from './rules';

it.each([
  ['a', true],
  ['', false],
  [' \\t', false],
])('the name "%s" is taken: %s', (name, taken) => expect(nameFault(name) === null).toBe(taken));

it.each([
  ['active', 'archived', true],
  ['archived', 'active', true],
  ['active', 'active', false],
  ['archived', 'archived', false],
] as const)('what is %s becomes %s: %s', (held, wanted, allowed) =>
  expect(statusFault(held, wanted) === null).toBe(allowed),
);
`,

  [`bff/src/areas/${name}/repository.ts`]: `import { sql, type Generated } from 'kysely';
import type { ${Pascal}, ${Pascal}Body } from '@balcao/contract/${name}';
import type { Ctx } from '../../core/area';
import { cleanName } from '../../core/clean-name';
import { listOf } from '../../core/list';
import { fieldProblem, Problem } from '../../core/problem';
import { findRow, lockRow, type RowOf } from '../../core/rows';
import { matchesText, searchText } from '../../core/search-text';
import { nameFault, statusFault } from './rules';

declare module '../../core/database' {
  interface Database {
    ${snake}: {
      account_id: number;
      id: Generated<number>;
      name: string;
      status: Generated<${Pascal}['status']>;
      search: string;
      created_at: Date;
    };
  }
}

const toDto = ({ id, name, status, created_at }: Pick<RowOf<'${snake}'>, keyof ${Pascal}>): ${Pascal} => ({
  id,
  name,
  status,
  created_at: created_at.toISOString(),
});

export const ${camel}List = listOf({
  from: '${snake}',
  columns: ['name', 'status', 'created_at'],
  where: ({ text, status }: { text?: string; status?: ${Pascal}['status'] }) => [
    matchesText(sql.ref('search'), text),
    status && sql<boolean>\`status = \${status}\`,
  ],
  order: { created_at: ['created_at', 'desc'], name: ['search', 'asc'] },
  item: toDto,
});

/** @throws Problem 404 where the account has no such row. */
export const find${Pascal} = async (ctx: Ctx, id: number): Promise<${Pascal}> =>
  toDto(await findRow(ctx.db, '${snake}', ctx.accountId, id));

/** @throws Problem 422 at 'name' where the name has no readable character. */
export async function insert${Pascal}(ctx: Ctx, input: ${Pascal}Body): Promise<${Pascal}> {
  const fault = nameFault(input.name);
  if (fault) throw fieldProblem('name', fault);
  const name = cleanName(input.name);
  const row = await ctx
    .trx()
    .insertInto('${snake}')
    .values({ account_id: ctx.accountId, name, search: searchText(name), created_at: ctx.now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDto(row);
}

/** @throws Problem 404 where the account has no such row, 409 where the rules refuse the change. */
export async function set${Pascal}Status(ctx: Ctx, id: number, status: ${Pascal}['status']): Promise<${Pascal}> {
  const db = ctx.trx();
  const row = await lockRow(db, '${snake}', ctx.accountId, id);
  const fault = statusFault(row.status, status);
  if (fault) throw new Problem(409, 'invalid-operation', fault);
  await db
    .updateTable('${snake}')
    .set({ status })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
  return toDto({ ...row, status });
}
`,

  [`bff/src/areas/${name}/area.ts`]: `import { calls } from '@balcao/contract/${name}';
import { defineArea } from '../../core/area';
import { find${Pascal}, insert${Pascal}, ${camel}List, set${Pascal}Status } from './repository';

export default defineArea({
  calls,
  handlers: {
    'POST /${name}/search': ${camel}List.list,
    'GET /${name}/{id}': (ctx, { params }) => find${Pascal}(ctx, params.id),
    'POST /${name}': async (ctx, { body }) => {
      const inserted = await insert${Pascal}(ctx, body);
      ctx.live('${name}', 'created', [inserted.id]);
      return inserted;
    },
    'PUT /${name}/{id}/status': async (ctx, { params, body }) => {
      ctx.live('${name}', 'updated', [params.id]);
      return set${Pascal}Status(ctx, params.id, body.status);
    },
  },
});
`,

  [`bff/src/areas/${name}/demo.ts`]: `import { searchText } from '../../core/search-text';
import { someTime } from '../../demo/calendar';
import { defineDemo } from '../../demo/define-demo';
import './repository';

export default defineDemo({
  clerkGrants: { '${name}': true },
  fill({ bulk, bank, dice }) {
    for (const { issuer, first } of bank.businesses)
      for (const name of ['Aurora', 'Horizonte', 'Primavera', 'Girassol'])
        bulk.add('${snake}', {
          account_id: issuer.id,
          id: bulk.id('${snake}'),
          name,
          status: dice.chance(0.2) ? 'archived' : 'active',
          search: searchText(name),
          created_at: someTime(dice, first, 8, 18),
        });
  },
});
`,

  [`bff/src/areas/${name}/area.test.ts`]: `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBank, type SignedIn, type TestBank } from '../../../../tests/support/test-bank';

let bank: TestBank;
let owner: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  owner = await bank.signIn('titular@balcao.demo');
  other = await bank.signIn('multicontas@balcao.demo');
});
afterAll(() => bank.close());

const create = async (name: string) => (await owner.call('POST /${name}', { body: { name } })).json;
const search = async (who: SignedIn, body: object) => (await who.call('POST /${name}/search', { body })).json;

describe('${name}', () => {
  it('finds what was created by its name and status, and nothing of another account', async () => {
    const made = await create('Primeiro de todos');
    expect(made).toMatchObject({ name: 'Primeiro de todos', status: 'active' });
    expect(await search(owner, { text: 'primei' })).toEqual({ items: [made], total: 1 });
    expect(await search(owner, { text: 'primei', status: 'archived' })).toEqual({ items: [], total: 0 });
    expect(await search(other, { text: 'primei' })).toEqual({ items: [], total: 0 });
  });

  it('archives one; a foreign id answers like a missing one', async () => {
    const { id } = await create('Segundo');
    const change = (who: SignedIn, to: number) =>
      who.call('PUT /${name}/{id}/status', { params: { id: to }, body: { status: 'archived' } });
    expect((await change(owner, id)).json).toMatchObject({ id, status: 'archived' });
    expect((await owner.call('GET /${name}/{id}', { params: { id } })).json.status).toBe('archived');
    expect((await change(owner, id)).status).toBe(409);
    const [foreign, missing] = [await change(other, id), await change(other, 999_999)];
    expect([foreign.status, foreign.json]).toEqual([404, missing.json]);
  });

  it('refuses a name of blanks at its field', async () => {
    const refused = await owner.call('POST /${name}', { body: { name: '  ' } });
    expect([refused.status, refused.json.errors]).toMatchObject([422, [{ field: 'name' }]]);
  });
});
`,
});
