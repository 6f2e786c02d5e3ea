import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DetailPage } from '../../../ui/page/detail-page';
import { useAction, useCall } from '../../../data/use-call';
import { useFile } from '../../../data/use-file';
import { ASKED } from './asked';
import { ImportResult } from './import-result';
import { ImportReview } from './import-review';
import { RecentImports } from './recent-imports';
import { UploadCard } from '../../../kits/sheets/upload-card';

/** Imports customers from a spreadsheet: upload, review, registration. The address has the spreadsheet's id, so a reload finds it again. */
export default function ImportPage() {
  const [search, setSearch] = useSearchParams();
  const text = search.get(ASKED) ?? '';
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
  const show = (next: number | undefined) => setSearch(next === undefined ? {} : { [ASKED]: String(next) });
  return id === undefined ? <Upload onSent={show} /> : <Sent key={id} id={id} onAgain={() => show(undefined)} />;
}

function Upload({ onSent }: { onSent: (id: number) => void }) {
  const { t } = useTranslation('customers-import');
  const { data = [] } = useCall('GET /customers-import', {}, { topic: 'tasks', staleTime: 0 });
  const { run } = useAction('POST /customers-import', { quiet: true });
  const template = useFile('GET /customers-import/template');
  const file = data.find(({ status }) => status === 'draft')?.fileName;
  return (
    <DetailPage title={t('title')} lead={t('lead')}>
      <UploadCard
        send={async (chosen) => onSent((await run({ query: { name: chosen.name.slice(-200) }, body: chosen })).id)}
        template={{
          text: t('upload.template'),
          isRunning: template.isRunning,
          download: () => void template.download({}, 'modelo-de-clientes.xlsx'),
        }}
        warning={file && t('upload.replaces', { file })}
      />
      <RecentImports recent={data} />
    </DetailPage>
  );
}

function Sent({ id, onAgain }: { id: number; onAgain: () => void }) {
  const { t } = useTranslation('customers-import');
  const { data, ...query } = useCall('GET /customers-import/{id}', { params: { id } }, { topic: 'tasks' });
  if (!data || query.error?.status === 404)
    return (
      <DetailPage
        title={t('title')}
        query={query}
        gone={{
          title: t('gone.title'),
          text: t('gone.text'),
          action: <Button onClick={onAgain}>{t('review.another')}</Button>,
        }}
      />
    );
  return data.status === 'draft' ? (
    <ImportReview key={id} given={data} onAgain={onAgain} onMoved={query.retry} />
  ) : (
    <ImportResult done={data} onAgain={onAgain} onEnded={query.retry} />
  );
}
