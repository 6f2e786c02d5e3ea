import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_ROWS } from '@balcao/contract/shared/row-actions';
import { useCall } from '../../../data/use-call';
import { useListTable } from '../../../data/use-list-table';
import { useSelection } from '../../../data/use-selection';
import { Grid } from '../../../ui/list/grid';
import { SummaryStrip } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { formatInteger } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { OpenedAndFiled } from '../list/opened-and-filed';
import { useBulk } from '../manage/use-bulk';
import type { BulkAction } from './bulk-pages';
import { KINDS, type PageKind } from './kinds';
import { usePageCard, usePageColumns } from './page-columns';
import { usePageMenu, usePagePath } from './use-pages';
import { useTagsFilter } from '../tags/use-tags-filter';

const BulkPages = lazy(() => import('./bulk-pages'));
interface Props {
  kind: PageKind;
  title: string;
  label: string;
  empty: { title: string; text: string };
  /** What creates one. */
  create: ReactNode;
}

/** Links or buttons, opened and filed, with what came of them. */
export function PageList({ kind, title, create, ...rest }: Props) {
  const path = usePathOf()(KINDS[kind].list)!;
  return (
    <OpenedAndFiled title={title} path={path} actions={create}>
      {(filed) => <Listed kind={kind} filed={filed} create={create} {...rest} />}
    </OpenedAndFiled>
  );
}

function Listed({ kind, filed, label, empty, create }: Omit<Props, 'title'> & { filed: boolean }) {
  const { t } = useTranslation('links');
  const spec = KINDS[kind] as typeof KINDS.link;
  const table = useListTable(spec.resource, { filed });
  const { data } = useCall(spec.totals, { body: { filed, ...table.body } }, { resource: spec.resource.name });
  const tagsFilter = useTagsFilter(t('column.tags'), table.body.tags);
  const pathOf = usePagePath(kind);
  const bulk = useBulk<BulkAction>({
    selection: useSelection(table, MOST_ROWS),
    ids: spec.ids,
    actions: [
      ...(kind === 'link' ? (['cancel'] as const) : (['enable', 'disable'] as const)),
      'tags',
      filed ? 'unfile' : 'file',
    ],
    label: (action) => t(`action.${action}`),
    renderDialog: (asked) => <BulkPages kind={kind} {...asked} />,
  });
  const statuses =
    kind === 'link' ? (['active', 'paid', 'expired', 'canceled'] as const) : (['active', 'disabled'] as const);
  return (
    <Grid
      label={label}
      table={table}
      summary={
        <SummaryStrip
          label={t('totals.label')}
          items={[
            { key: 'views', label: t('totals.views'), value: formatInteger(data?.views ?? 0) },
            { key: 'started', label: t('totals.started'), value: formatInteger(data?.started ?? 0) },
            { key: 'paid', label: t('totals.paid'), value: formatInteger(data?.paid ?? 0) },
            { key: 'received', label: t('totals.received'), value: <Money cents={data?.paid_value ?? 0} /> },
          ]}
        />
      }
      search={t('list.search')}
      filters={{
        status: {
          label: t('column.status'),
          options: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
        },
        issued: { label: t('column.createdAt') },
        value: { label: t('column.value') },
        tags: tagsFilter,
      }}
      columns={usePageColumns(kind)}
      card={usePageCard()}
      to={(row) => pathOf(row.id)}
      actions={usePageMenu(kind)}
      exports={spec.exports}
      always={{ filed }}
      bulk={bulk}
      empty={
        filed ? { title: t('list.emptyFiledTitle'), text: t('list.emptyFiledText') } : { ...empty, action: create }
      }
    />
  );
}
