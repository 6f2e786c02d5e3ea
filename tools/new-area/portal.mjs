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

  [`src/plugins/${name}/list/${name}-list.tsx`]: `import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ${Pascal} } from '@balcao/contract/${name}';
import { useListTable } from '../../../data/use-list-table';
import { ${camel} } from '../../../resources/${name}';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { formatInstant } from '../../../ui/text/format';
import { ${Pascal}Status } from '../parts/${name}-status';
import { CreateButton } from './create-button';

const cardOf = (row: ${Pascal}): CardRow => ({
  title: row.name,
  value: <${Pascal}Status status={row.status} />,
  detail: <span className="num">{formatInstant(row.created_at)}</span>,
});

export default function ${Pascal}List() {
  const { t } = useTranslation('${name}');
  const pathOf = usePathOf();
  const columns = useMemo(
    (): ColumnOf<typeof ${camel}>[] => [
      { key: 'name', title: t('field.name'), sort: 'name', name: (row) => row.name, render: (row) => row.name },
      {
        key: 'status',
        title: t('field.status'),
        width: 140,
        render: (row) => <${Pascal}Status status={row.status} />,
      },
      {
        key: 'createdAt',
        title: t('field.createdAt'),
        sort: 'created_at',
        width: 180,
        render: (row) => <span className="num">{formatInstant(row.created_at)}</span>,
      },
    ],
    [t],
  );
  return (
    <ListPage title={t('list.title')} actions={<CreateButton />}>
      <Grid
        label={t('list.title')}
        table={useListTable(${camel})}
        search={t('list.search')}
        columns={columns}
        to={(row) => pathOf('${name}-detail', { id: row.id })!}
        card={cardOf}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: <CreateButton /> }}
      />
    </ListPage>
  );
}
`,

  [`src/plugins/${name}/list/create-button.tsx`]: `import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOverPath, usePathOf } from '../../../ui/page/routing';

/** Opens the form over the list, whose filters stay as they are. */
export function CreateButton() {
  const { t } = useTranslation('${name}');
  const navigate = useNavigate();
  const over = useOverPath();
  const path = usePathOf()('${name}-new')!;
  return (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(over(path))}>
      {t('list.create')}
    </Button>
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

  [`src/plugins/${name}/detail/${name}-detail.tsx`]: `import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../data/use-record';
import { ${camel} } from '../../../resources/${name}';
import { byId } from '../../../ui/page/by-id';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { Facts } from '../../../ui/text/facts';
import { formatInstant } from '../../../ui/text/format';
import { ${Pascal}Status } from '../parts/${name}-status';
import { StatusButton } from './status-button';

export default byId(${Pascal}Detail);

function ${Pascal}Detail({ id }: { id: number }) {
  const { t } = useTranslation('${name}');
  const { record, ...asked } = useRecord(${camel}, id);
  if (!record || asked.error?.status === 404)
    return <DetailPage title={t('detail.title')} asked={asked} gone={{ title: t('detail.gone') }} />;
  return (
    <DetailPage title={record.name} actions={<StatusButton row={record} />}>
      <DetailSection title={t('detail.title')}>
        <Facts
          facts={[
            { label: t('field.status'), value: <${Pascal}Status status={record.status} /> },
            { label: t('field.createdAt'), value: formatInstant(record.created_at) },
          ]}
        />
      </DetailSection>
    </DetailPage>
  );
}
`,

  [`src/plugins/${name}/detail/status-button.tsx`]: `import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ${Pascal} } from '@balcao/contract/${name}';
import { useAction } from '../../../data/use-call';

/** Archives a row, or activates an archived one. */
export function StatusButton({ row }: { row: ${Pascal} }) {
  const { t } = useTranslation('${name}');
  const status = row.status === 'active' ? 'archived' : 'active';
  const { run, isRunning } = useAction('PUT /${name}/{id}/status', {
    invalidates: ['${name}'],
    success: t(\`changed.\${status}\`),
  });
  const change = () => void run({ params: { id: row.id }, body: { status } }).catch(() => undefined);
  return (
    <Button loading={isRunning} onClick={change}>
      {t(\`action.\${status}\`)}
    </Button>
  );
}
`,

  [`src/plugins/${name}/parts/${name}-status.tsx`]: `import { useTranslation } from 'react-i18next';
import type { ${Pascal} } from '@balcao/contract/${name}';
import { StatusTag } from '../../../ui/text/status-tag';

export function ${Pascal}Status({ status }: Pick<${Pascal}, 'status'>) {
  const { t } = useTranslation('${name}');
  return <StatusTag tone={status === 'active' ? 'good' : 'off'}>{t(\`status.\${status}\`)}</StatusTag>;
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
    changed: { active: 'Reativado', archived: 'Arquivado' },
    create: { title: 'Novo', submit: 'Criar', done: 'Criado' },
    detail: { title: 'Detalhes', gone: 'Não encontrado' },
  }),
  [`locales/pt-BR/${name}.menu.json`]: text({ list: Words }),
  [`locales/pt-BR/${name}.search.json`]: text({ [name]: 'outros nomes pelos quais procuram' }),
});

const text = (texts) => `${JSON.stringify(texts, null, 2)}\n`;
