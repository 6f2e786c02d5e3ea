import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a new area: one list that runs, through every layer. */
export const files = ({ name, camel, Pascal, snake, Words }) => ({
  [`contract/src/${name}.ts`]: `import { Type, type Static } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Id, Instant, listAnswer, listBody } from './core/shapes';

export const permissions = ['${name}'] as const;

export const ${Pascal} = Type.Object({ id: Id, name: Type.String(), created_at: Instant });
export type ${Pascal} = Static<typeof ${Pascal}>;

export const calls = defineCalls({
  'POST /${name}/search': {
    summary: '${Words}, newest first',
    permission: '${name}',
    read: true,
    body: listBody(['name', 'created_at'] as const, { text: Type.Optional(Type.String({ maxLength: 120 })) }),
    answer: listAnswer(${Pascal}),
  },
  'POST /${name}': {
    summary: 'Create one',
    permission: '${name}',
    idempotent: true,
    audit: '${name}.create',
    body: Type.Object({ name: Type.String({ minLength: 1, maxLength: 120 }) }, { additionalProperties: false }),
    answer: ${Pascal},
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
`,

  [`bff/migrations/${nextNumber()}_${snake}.sql`]: `create table ${snake} (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  name text not null,
  created_at timestamptz not null,
  primary key (account_id, id)
);
create index ${snake}_name on ${snake} (account_id, lower(name));
`,

  [`bff/src/areas/${name}/tables.ts`]: `import type { Generated } from 'kysely';

declare module '../../core/database' {
  interface Database {
    ${snake}: { account_id: number; id: Generated<number>; name: string; created_at: Date };
  }
}
`,

  [`bff/src/areas/${name}/area.ts`]: `import { calls } from '@balcao/contract/${name}';
import { defineArea } from '../../core/area';
import './tables';

const answer = (row: { id: number; name: string; created_at: Date }) => ({ id: row.id, name: row.name, created_at: row.created_at.toISOString() });

export default defineArea({
  calls,
  handlers: {
    'POST /${name}/search': async (ctx, { body }) => {
      const { page = 1, size = 15, order = 'created_at', asc = false, text } = body;
      const all = ctx.db
        .selectFrom('${snake}')
        .where('account_id', '=', ctx.accountId)
        .$if(Boolean(text), (q) => q.where('name', 'ilike', \`%\${text!.replace(/[\\\\%_]/g, '\\\\$&')}%\`));
      const rows = await all.selectAll().orderBy(order, asc ? 'asc' : 'desc').orderBy('id', 'desc').limit(size).offset((page - 1) * size).execute();
      const { total } = await all.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      return { items: rows.map(answer), total };
    },

    'POST /${name}': async (ctx, { body }) => {
      const row = await ctx.db
        .insertInto('${snake}')
        .values({ account_id: ctx.accountId, name: body.name, created_at: ctx.now })
        .returningAll()
        .executeTakeFirstOrThrow();
      ctx.live('${name}', 'created', [row.id]);
      return answer(row);
    },
  },
});
`,

  [`bff/src/areas/${name}/area.test.ts`]: `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBank, type SignedIn, type TestBank } from '../../../../tests/support/test-bank';

let bank: TestBank;
let owner: SignedIn;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  owner = await bank.signIn('titular@balcao.demo');
});
afterAll(() => bank.close());

describe('${name}', () => {
  it('finds what was created, and nothing of another account', async () => {
    const made = await owner.call('POST /${name}', { body: { name: 'Primeiro' } });
    expect(made.status).toBe(200);
    expect((await owner.call('POST /${name}/search', { body: { text: 'primei' } })).json).toEqual({ items: [made.json], total: 1 });
    const other = await bank.signIn('multicontas@balcao.demo');
    expect((await other.call('POST /${name}/search', { body: {} })).json).toEqual({ items: [], total: 0 });
  });
});
`,

  [`src/resources/${name}.ts`]: `import { defineResource } from '../define-resource';

export const ${camel} = defineResource({
  name: '${name}',
  permission: '${name}',
  topic: '${name}',
  calls: { list: 'POST /${name}/search', create: 'POST /${name}' },
});
`,

  [`src/plugins/${name}/plugin.ts`]: `import { AppstoreOutlined } from '@ant-design/icons';
import { definePlugin } from '../../define-plugin';
import { ${camel} } from '../../resources/${name}';

declare module '../../locale-files' {
  interface LocaleFiles {
    '${name}': typeof import('../../../locales/pt-BR/${name}.json');
    '${name}.menu': typeof import('../../../locales/pt-BR/${name}.menu.json');
  }
}

export default definePlugin({
  id: '${name}',
  resources: [${camel}],
  menu: [{ id: '${name}', in: 'main', order: 900, to: '/${name}', label: '${name}.menu:list', icon: AppstoreOutlined }],
  pages: [{ path: '/${name}', permission: '${name}', title: '${name}:title', load: () => import('./list/${name}-list') }],
});
`,

  [`src/plugins/${name}/list/${name}-list.tsx`]: `import type { ${Pascal} } from '@balcao/contract/${name}';
import { useTranslation } from 'react-i18next';
import { DataTable, type Column } from '../../../ui/data-table';
import { FilterBar } from '../../../ui/filter-bar';
import type { Offer } from '../../../ui/filter-body';
import { formatInstant } from '../../../ui/format';
import { ListPage } from '../../../ui/list-page';
import { useListTable } from '../../../ui/use-list-table';

const OFFER: Offer = { filters: { text: 'text' }, order: ['name', 'created_at'] };

export default function ${Pascal}List() {
  const { t } = useTranslation('${name}');
  const table = useListTable<${Pascal}>({ resource: '${name}', offer: OFFER });
  const columns: Column<${Pascal}>[] = [
    { key: 'name', title: t('name'), sort: 'name', render: (row) => row.name },
    { key: 'created_at', title: t('createdAt'), sort: 'created_at', numeric: true, render: (row) => formatInstant(row.created_at) },
  ];
  return (
    <ListPage title={t('title')}>
      <FilterBar table={table} search={{ field: 'text', label: t('search') }} />
      <DataTable label={t('title')} table={table} columns={columns} card={(row) => ({ title: row.name, detail: formatInstant(row.created_at) })} empty={{ title: t('empty.title'), text: t('empty.text') }} />
    </ListPage>
  );
}
`,

  [`locales/pt-BR/${name}.json`]: `${JSON.stringify({ title: Words, name: 'Nome', createdAt: 'Criado em', search: 'Buscar por nome', empty: { title: 'Nada por aqui ainda', text: 'O que for criado aparece nesta lista.' } }, null, 2)}
`,

  [`locales/pt-BR/${name}.menu.json`]: `${JSON.stringify({ list: Words }, null, 2)}
`,
});

function nextNumber() {
  const last = Math.max(
    ...readdirSync(join(import.meta.dirname, '../bff/migrations')).map((file) => Number(file.slice(0, 4))),
  );
  return String(last + 1).padStart(4, '0');
}
