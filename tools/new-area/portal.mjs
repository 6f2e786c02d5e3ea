/** Files of a new area in the portal: their text by path. */
export const portalFiles = ({ name, camel, Pascal, Words }) => ({
  [`src/resources/${name}.ts`]: `import { defineResource } from '../define-resource';
import type { Named } from '../registry';

export const ${camel} = defineResource({
  name: '${name}',
  permission: '${name}',
  topic: '${name}',
  calls: { list: 'POST /${name}/search', one: 'GET /${name}/{id}', create: 'POST /${name}' },
  orders: ['name', 'created_at'],
  firstOrder: { field: 'created_at', order: 'desc' },
  filters: { text: 'text' },
});

/** How each status is marked. */
export const ${camel}Tones = { active: 'good', archived: 'off' } as const;

declare module '../registry' {
  interface Resources extends Named<typeof ${camel}> {}
  interface Routes {
    '${name}': never;
    '${name}-new': never;
    '${name}-detail': 'id';
  }
}
`,

  [`src/plugins/${name}/plugin.ts`]: `import { AppstoreOutlined } from '@ant-design/icons';
import { definePlugin } from '../../define-plugin';
import { firstPage } from '../../define-resource';
import { ${camel} } from '../../resources/${name}';

declare module '../../locale-files' {
  interface LocaleFiles {
    '${name}': typeof import('../../../locales/pt-BR/${name}.json');
    '${name}.menu': typeof import('../../../locales/pt-BR/${name}.menu.json');
  }
}

const PATH = '/${name}';
const permission = '${name}';

export default definePlugin({
  id: '${name}',
  permission,
  resources: [${camel}],
  menu: [{ id: '${name}', in: 'main', order: 900, to: PATH, label: '${name}.menu:list', icon: AppstoreOutlined }],
  pages: [
    {
      path: PATH,
      name: '${name}',
      title: '${name}:list.title',
      load: () => import('./list/${name}-list'),
      prefetch: [firstPage(${camel})],
    },
    {
      path: \`\${PATH}/novo\`,
      name: '${name}-new',
      title: '${name}:create.title',
      as: 'drawer',
      load: () => import('./actions/create-${name}'),
    },
    {
      path: \`\${PATH}/:id\`,
      name: '${name}-detail',
      title: '${name}:detail.title',
      keepScroll: true,
      load: () => import('./detail/${name}-detail'),
    },
  ],
});
`,

  [`src/plugins/${name}/list/${name}-list.tsx`]: `import { PlusOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ${Pascal} } from '@balcao/contract/${name}';
import { useListTable } from '../../../data/use-list-table';
import { ${camel}, ${camel}Tones } from '../../../resources/${name}';
import { LinkButton } from '../../../ui/action/link-button';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage } from '../../../ui/page/list-page';
import { useOverPath, usePathOf } from '../../../ui/page/routing';
import { formatInstant } from '../../../ui/text/format';
import { StatusTag } from '../../../ui/text/status-tag';

export default function ${Pascal}List() {
  const { t } = useTranslation('${name}');
  const pathOf = usePathOf();
  const form = useOverPath()(pathOf('${name}-new')!);
  const [columns, cells] = useMemo(() => {
    const status = (row: ${Pascal}) => <StatusTag tone={${camel}Tones[row.status]}>{t(\`status.\${row.status}\`)}</StatusTag>;
    const createdAt = (row: ${Pascal}) => <span className="num">{formatInstant(row.created_at)}</span>;
    const all: ColumnOf<typeof ${camel}>[] = [
      { key: 'name', title: t('field.name'), sort: 'name', name: (row) => row.name, render: (row) => row.name },
      { key: 'status', title: t('field.status'), width: 140, render: status },
      { key: 'createdAt', title: t('field.createdAt'), sort: 'created_at', width: 180, render: createdAt },
    ];
    return [all, { status, createdAt }];
  }, [t]);
  const create = (
    <LinkButton type="primary" icon={<PlusOutlined />} to={form}>
      {t('list.create')}
    </LinkButton>
  );
  return (
    <ListPage title={t('list.title')} actions={create}>
      <Grid
        label={t('list.title')}
        table={useListTable(${camel})}
        search={t('list.search')}
        columns={columns}
        to={(row) => pathOf('${name}-detail', { id: row.id })!}
        card={(row) => ({ title: row.name, value: cells.status(row), detail: cells.createdAt(row) })}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: create }}
      />
    </ListPage>
  );
}
`,

  [`src/plugins/${name}/actions/create-${name}.tsx`]: `import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ${Pascal}Body } from '@balcao/contract/${name}';
import { useWrites } from '../../../data/use-writes';
import { ${camel} } from '../../../resources/${name}';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { rules } from '../../../ui/form/rules';

/** The drawer over the list that adds a row. */
export default function Create${Pascal}() {
  const { t } = useTranslation('${name}');
  const { create } = useWrites(${camel}, { success: t('create.done'), quiet: true });
  return (
    <ActionDrawer<${Pascal}Body> title={t('create.title')} submit={t('create.submit')} onSubmit={create}>
      <Form.Item name="name" label={t('field.name')} rules={[rules.required()]}>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
    </ActionDrawer>
  );
}
`,

  [`src/plugins/${name}/detail/${name}-detail.tsx`]: `import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ${Pascal} } from '@balcao/contract/${name}';
import { useAction } from '../../../data/use-call';
import { useRecord } from '../../../data/use-record';
import { ${camel}, ${camel}Tones } from '../../../resources/${name}';
import { byId } from '../../../ui/page/by-id';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { Facts } from '../../../ui/text/facts';
import { formatInstant } from '../../../ui/text/format';
import { StatusTag } from '../../../ui/text/status-tag';

export default byId(${Pascal}Detail);

function ${Pascal}Detail({ id }: { id: number }) {
  const { t } = useTranslation('${name}');
  const { record, ...query } = useRecord(${camel}, id);
  if (!record || query.error?.status === 404)
    return <DetailPage title={t('detail.title')} query={query} />;
  const status = <StatusTag tone={${camel}Tones[record.status]}>{t(\`status.\${record.status}\`)}</StatusTag>;
  return (
    <DetailPage title={record.name} actions={<StatusButton row={record} />}>
      <DetailSection title={t('detail.title')}>
        <Facts
          facts={[
            { label: t('field.status'), value: status },
            { label: t('field.createdAt'), value: formatInstant(record.created_at) },
          ]}
        />
      </DetailSection>
    </DetailPage>
  );
}

/** Archives a row, or activates an archived one. */
function StatusButton({ row }: { row: ${Pascal} }) {
  const { t } = useTranslation('${name}');
  const status = row.status === 'active' ? 'archived' : 'active';
  const { run, isRunning } = useAction('PUT /${name}/{id}/status', { invalidates: ['${name}'], success: t('saved') });
  const change = () => void run({ params: { id: row.id }, body: { status } }).catch(() => undefined);
  return (
    <Button loading={isRunning} onClick={change}>
      {t(\`action.\${status}\`)}
    </Button>
  );
}
`,

  [`locales/pt-BR/${name}.json`]: text({
    list: {
      title: Words,
      search: 'Buscar por nome',
      create: 'Criar',
      emptyTitle: 'Nada por aqui ainda',
      emptyText: 'O que for criado aparece nesta lista.',
    },
    field: { name: 'Nome', status: 'Situação', createdAt: 'Criado em' },
    status: { active: 'Ativo', archived: 'Arquivado' },
    action: { active: 'Reativar', archived: 'Arquivar' },
    create: { title: 'Novo', submit: 'Criar', done: 'Criado' },
    saved: 'Situação alterada',
    detail: { title: 'Detalhes' },
  }),
  [`locales/pt-BR/${name}.menu.json`]: text({ list: Words }),
  [`locales/pt-BR/${name}.search.json`]: text({ [name]: 'outros nomes pelos quais procuram' }),
});

const text = (texts) => `${JSON.stringify(texts, null, 2)}\n`;
