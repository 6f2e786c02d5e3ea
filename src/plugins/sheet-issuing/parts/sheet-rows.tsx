import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChargeSheet, SheetKind, SheetRow } from '@balcao/contract/sheet-issuing';
import { useCall } from '../../../data/use-call';
import { PreviewRows } from '../../../kits/sheets/preview-rows';
import { PreviewTable } from '../../../kits/sheets/preview-table';
import { usePreviewPage } from '../../../kits/sheets/use-preview-page';
import { usePathOf } from '../../../ui/page/routing';
import { CopyButton } from '../../../ui/text/copy-button';

interface Props {
  sheet: ChargeSheet;
  fields: SheetKind['fields'];
  title: string;
  extra?: ReactNode;
  onGone: () => void;
}

/** The rows of a spreadsheet: in review those to issue and those with faults, afterwards each one's outcome. */
export function SheetRows({ sheet, fields, title, extra, onGone }: Props) {
  const { t } = useTranslation('sheet-issuing');
  // the server names the route of a kind's page, which is not known to the types
  const pathOf = usePathOf() as (name: string, params: { id: number }) => string | undefined;
  const counts = { ready: sheet.issuable, issued: sheet.issued, refused: sheet.refused };
  const isDraft = sheet.status === 'draft';
  const textOf = (state: SheetRow['state']) => {
    const count = counts[state];
    return isDraft && state !== 'issued' ? t(`preview.${state}`, { count }) : t(`rows.${state}`, { count });
  };
  const shown = (['refused', 'issued', 'ready'] as const).filter((state) =>
    isDraft ? state !== 'issued' : state !== 'ready' || counts.ready > 0,
  );
  const labelOf = (name: string | null) => fields.find(({ field }) => field === name)?.label ?? null;
  const more = ({ charge, customer, isNew }: SheetRow) => {
    const path = charge && pathOf(charge.route, { id: charge.id });
    return (
      <span className="soft sheet-hint">
        {customer && (isNew ? t('rows.newCustomer', { name: customer }) : customer)}{' '}
        {path && <Link to={path}>{t('rows.open')}</Link>}
        {charge?.url && <CopyButton text={new URL(charge.url, location.origin).href} what={t('rows.address')} />}
        {charge?.code && <CopyButton text={charge.code} what={t('rows.code')} />}
      </span>
    );
  };
  const tabs = [
    { state: undefined, count: sheet.total, text: t('preview.all', { count: sheet.total }) },
    ...shown.map((state) => ({ state, count: counts[state], text: textOf(state) })),
  ];
  const paging = usePreviewPage<SheetRow['state']>(tabs, counts.refused ? 'refused' : isDraft ? undefined : 'issued');
  const answer = useCall(
    'POST /charge-sheets/{id}/rows',
    { params: { id: sheet.id }, body: paging.asked },
    { topic: 'tasks' },
  );
  return (
    <PreviewTable<SheetRow, SheetRow['state']>
      title={title}
      paging={paging}
      answer={answer}
      extra={extra}
      onGone={onGone}
    >
      {(rows) => (
        <PreviewRows
          columns={sheet.columns.map(({ title: heading, field }) => ({ title: heading, label: labelOf(field) }))}
          rows={rows}
          states={{
            ready: { label: t('state.ready'), tone: 'wait' },
            issued: { label: t('state.issued'), tone: 'good' },
            refused: { label: t('state.refused'), tone: 'bad' },
          }}
          more={more}
        />
      )}
    </PreviewTable>
  );
}
