import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { Report } from '@balcao/contract/reports';
import { useAction } from '../../data/use-call';
import { useRecord } from '../../data/use-record';
import { reports } from '../../resources/reports';
import { TaskProgress } from '../../ui/action/task-progress';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { usePathOf } from '../../ui/page/routing';
import { Facts } from '../../ui/text/facts';
import { formatDay, formatInstant, formatInteger } from '../../ui/text/format';

/** One requested report: its progress, its file, and when it expires (AREAS-2-receive-3). */
export default function ReportReceipt() {
  const [search] = useSearchParams();
  const id = /^[1-9]\d{0,14}$/.test(search.get('id') ?? '') ? Number(search.get('id')) : undefined;
  const form = usePathOf()('reports-new')!;
  return id ? <Receipt id={id} /> : <Navigate to={form} replace />;
}

function Receipt({ id }: { id: number }) {
  const { t } = useTranslation('reports');
  const { record: report, ...query } = useRecord(reports, id);
  const navigate = useNavigate();
  const pathOf = usePathOf();
  if (!report)
    return (
      <DetailPage
        title={t('receipt.title')}
        query={query}
        gone={{ title: t('receipt.gone'), text: t('receipt.goneText') }}
      />
    );
  return (
    <DetailPage
      title={t('receipt.of', { type: t(`type.${report.type}`) })}
      lead={`${formatDay(report.from)} – ${formatDay(report.to)}`}
      actions={<Button onClick={() => void navigate(pathOf('reports-new')!)}>{t('list.create')}</Button>}
    >
      <DetailSection title={t('receipt.file')}>
        <File report={report} onDone={query.retry} />
      </DetailSection>
      <DetailSection title={t('receipt.request')}>
        <Facts
          facts={[
            { label: t('receipt.protocol'), value: String(report.id), copy: String(report.id) },
            { label: t('column.status'), value: report.translated_status },
            { label: t('column.count'), value: formatInteger(report.count) },
            { label: t('column.user'), value: report.user },
            { label: t('column.createdAt'), value: formatInstant(report.created_at) },
            { label: t('receipt.expires'), value: formatInstant(report.expires_at) },
            {
              label: t('new.columns'),
              value: report.columns.map((column) => t(`columns.${column}`)).join(', '),
              wide: true,
            },
          ]}
        />
      </DetailSection>
    </DetailPage>
  );
}

function File({ report, onDone }: { report: Report; onDone: () => void }) {
  const { t } = useTranslation('reports');
  if (report.status === 'expired') return <Expired report={report} />;
  if (!report.mine) return <p>{t('receipt.others', { user: report.user })}</p>;
  return <TaskProgress id={report.task} title={t(`type.${report.type}`)} onDone={onDone} />;
}

/** What is left of a report whose file is gone: the same, made again by one press. */
function Expired({ report: { type, from, to, columns, format } }: { report: Report }) {
  const { t } = useTranslation('reports');
  const { run, isRunning } = useAction('POST /reports', { invalidates: ['reports'] });
  const navigate = useNavigate();
  const path = usePathOf()('reports-receipt')!;
  const repeat = async () => {
    const made = await run({ body: { type, from, to, columns, format } });
    await navigate(`${path}?id=${made.id}`);
  };
  return (
    <>
      <p>{t('receipt.expired')}</p>
      <Button type="primary" loading={isRunning} onClick={() => void repeat().catch(() => undefined)}>
        {t('receipt.again')}
      </Button>
    </>
  );
}
