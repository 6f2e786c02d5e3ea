import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import type { MadeFile } from '@balcao/contract/file-exchange/sheet-calls';
import { CNAB_LAYOUTS, type CnabLayout } from '@balcao/contract/shared/cnab/bank';
import { useAction } from '../../../data/use-call';
import { save, useFile } from '../../../data/use-file';
import { UploadCard } from '../../../kits/sheets/upload-card';
import { ChoiceField } from '../../../ui/form/choice-fields';
import { PageLayout } from '../../../ui/page/page-layout';
import { formatInteger, formatMoney } from '../../../ui/text/format';
import { useTakenFile } from '../parts/use-taken-file';

/** A spreadsheet as a shipping file, and the reverse; nothing is sent or stored. */
export default function SheetsPage() {
  const { t } = useTranslation('file-exchange');
  return (
    <PageLayout title={t('sheets.title')} back lead={t('sheets.lead')} width="form">
      <ToShipping />
      <ToSheet />
    </PageLayout>
  );
}

const keep = ({ name, base64 }: MadeFile) =>
  save(new Blob([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))]), name);

function ToShipping() {
  const { t } = useTranslation('file-exchange');
  const [layout, setLayout] = useState<CnabLayout>('cnab240');
  const [made, setMade] = useState<Answer<'POST /file-exchange/shipping-of-sheet'>>();
  const { run } = useAction('POST /file-exchange/shipping-of-sheet', { quiet: true });
  const template = useFile('GET /file-exchange/sheet-template');
  const send = async (file: File) => {
    setMade(undefined);
    const answer = await run({ query: { layout }, body: file });
    setMade(answer);
    if (answer.file) keep(answer.file);
  };
  return (
    <>
      <UploadCard
        send={send}
        takes={{
          title: t('sheets.toShipping'),
          limits: t('sheets.sheetLimits'),
          tooBig: t('sheets.sheetTooBig'),
          reading: t('upload.reading'),
          accept: '.xlsx,.csv,.txt',
          mostBytes: 10_000_000,
        }}
        template={{
          text: t('sheets.template'),
          isRunning: template.isRunning,
          download: () => void template.download({}, 'modelo-remessa.xlsx'),
        }}
      >
        <ChoiceField
          aria-label={t('sheets.layout')}
          value={layout}
          onChange={({ target }) => setLayout(target.value as CnabLayout)}
          options={CNAB_LAYOUTS.map((value) => ({ value, label: t(`sheets.${value}`) }))}
        />
      </UploadCard>
      {made && <Outcome made={made} />}
    </>
  );
}

function Outcome({
  made: { file, titles, value, errors, faults },
}: {
  made: Answer<'POST /file-exchange/shipping-of-sheet'>;
}) {
  const { t } = useTranslation('file-exchange');
  if (file)
    return (
      <Alert
        type="success"
        showIcon
        role="status"
        message={t('sheets.made', { name: file.name, count: titles, value: formatMoney(value) })}
      />
    );
  return (
    <section className="card" role="alert">
      <h2 className="card-title">{t('sheets.faults', { count: errors, number: formatInteger(errors) })}</h2>
      <ul>
        {faults.map(({ line, column, message }) => (
          <li key={`${line} ${column} ${message}`}>{t('sheets.fault', { line, column, message })}</li>
        ))}
      </ul>
      {errors > faults.length && <p className="soft">{t('sheets.more', { count: errors - faults.length })}</p>}
    </section>
  );
}

function ToSheet() {
  const { t } = useTranslation('file-exchange');
  const taken = useTakenFile();
  const { run } = useAction('POST /file-exchange/sheet-of-shipping', { quiet: true, success: t('sheets.saved') });
  return (
    <UploadCard
      takes={{ ...taken, title: t('sheets.toSheet') }}
      send={async (file) => keep(await run({ body: file }))}
    />
  );
}
