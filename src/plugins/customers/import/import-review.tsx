import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomersImport, ImportField } from '@balcao/contract/customers-import';
import { DetailSection } from '../../../ui/page/detail-page';
import { PageLayout } from '../../../ui/page/page-layout';
import { useAction, useInvalidateCalls, type CallError } from '../../../data/use-call';
import { chosenOnce } from './chosen-once';
import { ImportSummary } from './import-summary';
import { MappingTable } from '../../../kits/sheets/mapping-table';
import { ImportPreview } from './import-preview';
import { FIELDS } from './fields';
import { ChoiceField } from '../../../ui/form/choice-field';

interface Props {
  given: CustomersImport;
  onAgain: () => void;
  /** Called when the import was started, or when the spreadsheet no longer exists. */
  onMoved: () => void;
}

/**
 * The review before anything is registered: each column's field, whether registered customers are updated or skipped, and every row with
 * its faults.
 */
export function ImportReview({ given, onAgain, onMoved }: Props) {
  const { t } = useTranslation('customers-import');
  // what the server answered last, be it a change's answer or the spreadsheet read again
  const [draft, setDraft] = useState(given);
  const [read, setRead] = useState(given);
  if (read !== given) {
    setRead(given);
    setDraft(given);
  }
  const [fault, setFault] = useState('');
  const change = useAction('PUT /customers-import/{id}', { quiet: true });
  const checkedAnew = useInvalidateCalls();
  const start = useAction('POST /customers-import/{id}/run', { quiet: true });

  const attempt = async (work: () => Promise<void>) => {
    setFault('');
    try {
      await work();
    } catch (error) {
      if ((error as CallError).status === 404) onMoved();
      else setFault((error as CallError).message);
    }
  };
  const save = (next: { fields?: (ImportField | null)[]; duplicates?: CustomersImport['duplicates'] }) =>
    void attempt(async () => {
      const columns = next.fields ?? draft.columns.map(({ field }) => field);
      setDraft(
        await change.run({
          params: { id: draft.id },
          body: { columns, duplicates: next.duplicates ?? draft.duplicates },
        }),
      );
      await checkedAnew('GET /customers-import/{id}', 'POST /customers-import/{id}/rows');
    });
  const run = () =>
    void attempt(async () => {
      await start.run({ params: { id: draft.id } });
      onMoved();
    });

  return (
    <PageLayout
      title={t('title')}
      lead={t('review.lead', { file: draft.fileName })}
      back
      actions={<Button onClick={onAgain}>{t('review.another')}</Button>}
      aside={
        <ImportSummary draft={draft} busy={change.isRunning} starting={start.isRunning} fault={fault} onRun={run} />
      }
    >
      <MappingTable
        columns={draft.columns}
        fields={FIELDS.map((field) => ({ field, label: t(`field.${field}`) }))}
        words={{ field: t('mapping.field'), ignore: t('mapping.ignore') }}
        busy={change.isRunning}
        onChoose={(at, field) =>
          save({
            fields: chosenOnce(
              draft.columns.map((column) => column.field),
              at,
              field,
            ),
          })
        }
      />
      <DetailSection title={t('duplicates.title')}>
        <ChoiceField
          className="sheet-options"
          value={draft.duplicates}
          disabled={change.isRunning}
          onChange={(event) => save({ duplicates: event.target.value as CustomersImport['duplicates'] })}
          {...{ 'aria-label': t('duplicates.title') }}
        >
          {(['update', 'skip'] as const).map((value) => (
            <Radio key={value} value={value}>
              {t(`duplicates.${value}`)}
              <span className="soft sheet-hint">{t(`duplicates.${value}Hint`)}</span>
            </Radio>
          ))}
        </ChoiceField>
      </DetailSection>
      {draft.ready && <ImportPreview draft={draft} onGone={onMoved} />}
    </PageLayout>
  );
}
