import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { SheetKind } from '@balcao/contract/sheet-issuing';
import { useAction, useCall } from '../../../data/use-call';
import { useFile } from '../../../data/use-file';
import { UploadCard } from '../../../kits/sheets/upload-card';
import { DetailPage } from '../../../ui/page/detail-page';
import { ASKED, useReceipt } from '../parts/passed';
import { RecentSheets } from './recent-sheets';
import { SheetReview } from './sheet-review';
import { ChoiceField } from '../../../ui/form/choice-field';

/** Issues charges from a spreadsheet: upload, review, issue. The address has the spreadsheet's id, so a reload finds it again. */
export default function SheetPage() {
  const [search, setSearch] = useSearchParams();
  const text = search.get(ASKED) ?? '';
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
  const { t } = useTranslation('sheet-issuing');
  const { data: kinds, ...query } = useCall('GET /charge-sheets/kinds', {});
  const show = (next: number | undefined) => setSearch(next === undefined ? {} : { [ASKED]: String(next) });
  if (!kinds) return <DetailPage title={t('title')} query={query} />;
  return id === undefined ? (
    <Upload kinds={kinds} onSent={show} />
  ) : (
    <Sent key={id} id={id} kinds={kinds} onAgain={() => show(undefined)} />
  );
}

function Upload({ kinds, onSent }: { kinds: SheetKind[]; onSent: (id: number) => void }) {
  const { t } = useTranslation('sheet-issuing');
  const [chosen, choose] = useState(kinds[0]?.kind ?? '');
  const { data = [] } = useCall('GET /charge-sheets', {}, { topic: 'tasks', staleTime: 0 });
  const { run } = useAction('POST /charge-sheets', { quiet: true });
  const template = useFile('GET /charge-sheets/template/{kind}');
  const kind = kinds.find((one) => one.kind === chosen);
  const file = data.find(({ status }) => status === 'draft')?.fileName;
  if (!kind) return <DetailPage title={t('title')}>{t('none')}</DetailPage>;
  return (
    <DetailPage title={t('title')} lead={t('lead')}>
      <UploadCard
        send={async (sent) => {
          const query = { name: sent.name.slice(-200), kind: kind.kind };
          onSent((await run({ query, body: sent })).id);
        }}
        template={{
          text: t('upload.template', { kind: kind.chargeTypeLabel }),
          isRunning: template.isRunning,
          download: () =>
            void template.download({ params: { kind: kind.kind } }, t('upload.file', { kind: kind.chargeTypeLabel })),
        }}
        warning={file && t('upload.replaces', { file })}
      >
        <ChoiceField
          className="sheet-kinds"
          value={chosen}
          onChange={(event) => choose(event.target.value as string)}
          options={kinds.map((one) => ({
            value: one.kind,
            label: t('upload.kind', { type: one.chargeTypeLabel, method: one.paymentMethodLabel }),
          }))}
          {...{ 'aria-label': t('upload.kinds') }}
        />
      </UploadCard>
      <RecentSheets recent={data} />
    </DetailPage>
  );
}

function Sent({ id, kinds, onAgain }: { id: number; kinds: SheetKind[]; onAgain: () => void }) {
  const { t } = useTranslation('sheet-issuing');
  const { data, ...query } = useCall('GET /charge-sheets/{id}', { params: { id } }, { topic: 'tasks' });
  const openReceipt = useReceipt();
  const isStarted = data !== undefined && data.status !== 'draft';
  useEffect(() => {
    if (isStarted) openReceipt(data, true);
    // eslint-disable-next-line react/exhaustive-deps -- only once, when the sheet is first known to be started
  }, [isStarted]);
  if (!data || isStarted || query.error?.status === 404)
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
  return <SheetReview key={id} given={data} kinds={kinds} onAgain={onAgain} onMoved={query.retry} />;
}
