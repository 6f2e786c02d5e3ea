import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChargeSheet, SheetKind } from '@balcao/contract/sheet-issuing';
import { useAction, useInvalidateCalls, type CallError } from '../../../data/use-call';
import { MappingTable } from '../../../kits/sheets/mapping-table';
import { PageLayout } from '../../../ui/page/page-layout';
import { formatInstant } from '../../../ui/text/format';
import { useReceipt } from '../parts/passed';
import { SheetRows } from '../parts/sheet-rows';
import { SheetSummary } from './sheet-summary';

interface Props {
  given: ChargeSheet;
  kinds: SheetKind[];
  onAgain: () => void;
  /** Called when issuing was started, or when the spreadsheet no longer exists. */
  onMoved: () => void;
}

/** Fields that several columns may have. */
const SEVERAL = ['email', 'phone'];

/** The review before anything is issued: each column's field, and every row with its faults. */
export function SheetReview({ given, kinds, onAgain, onMoved }: Props) {
  const { t } = useTranslation('sheet-issuing');
  // what the server answered last, be it a change's answer or the spreadsheet read again
  const [draft, setDraft] = useState(given);
  const [read, setRead] = useState(given);
  if (read !== given) {
    setRead(given);
    setDraft(given);
  }
  const [fault, setFault] = useState('');
  const change = useAction('PUT /charge-sheets/{id}', { quiet: true });
  const start = useAction('POST /charge-sheets/{id}/issue', { quiet: true });
  const checkedAnew = useInvalidateCalls();
  const openReceipt = useReceipt();
  const { id, kind, columns } = draft;
  const fields = kinds.find((one) => one.kind === kind)?.fields ?? [];

  const attempt = async (work: () => Promise<void>) => {
    setFault('');
    try {
      await work();
    } catch (error) {
      if ((error as CallError).status === 404) onMoved();
      else setFault((error as CallError).message);
    }
  };
  const save = (body: { kind: string; columns?: (string | null)[] }) =>
    void attempt(async () => {
      setDraft(await change.run({ params: { id }, body }));
      await checkedAnew('GET /charge-sheets/{id}', 'POST /charge-sheets/{id}/rows');
    });
  const choose = (at: number, field: string | null) =>
    save({
      kind,
      columns: columns.map((column, other) =>
        other === at ? field : field && column.field === field && !SEVERAL.includes(field) ? null : column.field,
      ),
    });
  const run = () =>
    void attempt(async () => {
      await start.run({ params: { id } });
      await checkedAnew('GET /charge-sheets/{id}', 'GET /charge-sheets', 'POST /charge-sheets/{id}/rows');
      openReceipt(draft, true);
    });

  return (
    <PageLayout
      title={t('title')}
      lead={t('review.lead', { file: draft.fileName, kind: draft.chargeTypeLabel })}
      back
      actions={<Button onClick={onAgain}>{t('review.another')}</Button>}
      aside={
        <SheetSummary draft={draft} busy={change.isRunning} starting={start.isRunning} fault={fault} onRun={run} />
      }
    >
      {draft.otherKind && (
        <Alert
          type="warning"
          showIcon
          message={t('review.other', { kind: draft.otherKind.label })}
          action={
            <Button loading={change.isRunning} onClick={() => save({ kind: draft.otherKind!.kind })}>
              {t('review.useOther', { kind: draft.otherKind.label })}
            </Button>
          }
        />
      )}
      {draft.sentBefore && (
        <Alert type="warning" showIcon message={t('review.before', { at: formatInstant(draft.sentBefore) })} />
      )}
      <MappingTable
        columns={columns}
        fields={fields.map(({ field, label, required }) => ({
          field,
          label: required ? t('mapping.required', { label }) : label,
        }))}
        words={{ field: t('mapping.field'), ignore: t('mapping.ignore') }}
        busy={change.isRunning}
        onChoose={choose}
      />
      {draft.ready && <SheetRows sheet={draft} fields={fields} title={t('preview.title')} onGone={onMoved} />}
    </PageLayout>
  );
}
