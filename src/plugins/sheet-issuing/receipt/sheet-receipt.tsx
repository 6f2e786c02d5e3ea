import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useCall, useInvalidateCalls } from '../../../data/use-call';
import { useFile } from '../../../data/use-file';
import { TaskProgress } from '../../../ui/action/task-progress';
import { DetailPage } from '../../../ui/page/detail-page';
import { PageLayout } from '../../../ui/page/page-layout';
import { usePathOf } from '../../../ui/page/routing';
import { Facts } from '../../../ui/text/facts';
import { formatInteger } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { passedOf, type Passed } from '../parts/passed';
import { SheetRows } from '../parts/sheet-rows';
import { SheetPapers } from './sheet-papers';
import { SheetSteps } from './sheet-steps';

/** The receipt of a spreadsheet (AREAS-2-receive-13); without its navigation state, redirects to the upload. */
export default function SheetReceipt() {
  const passed = passedOf(useLocation().state);
  const sheets = usePathOf()('receive:automations:excel')!;
  return passed ? <Receipt key={passed.id} passed={passed} sheets={sheets} /> : <Navigate to={sheets} replace />;
}

function Receipt({ passed, sheets }: { passed: Passed; sheets: string }) {
  const { t } = useTranslation('sheet-issuing');
  const navigate = useNavigate();
  const { id } = passed;
  const { data, ...query } = useCall('GET /charge-sheets/{id}', { params: { id } }, { topic: '*' });
  const { data: kinds = [] } = useCall('GET /charge-sheets/kinds', {});
  const file = useFile('GET /charge-sheets/{id}/refused');
  const issued = useFile('GET /charge-sheets/{id}/issued');
  const askAgain = useInvalidateCalls();
  const again = <Button onClick={() => void navigate(sheets)}>{t('review.another')}</Button>;
  if (!data || query.error?.status === 404)
    return (
      <DetailPage
        title={t('receipt.title')}
        query={query}
        gone={{ title: t('gone.title'), text: t('gone.text'), action: again }}
      />
    );
  const { chargeTypeLabel, paymentMethodLabel, subscriptionPlanLabel } = passed;
  const isDone = data.status === 'done';
  return (
    <PageLayout
      title={t('receipt.title')}
      lead={t('review.lead', { file: data.fileName, kind: chargeTypeLabel })}
      back
      actions={again}
      aside={<SheetSteps steps={data.stepsData} />}
    >
      <section className="card" aria-label={t('receipt.summary')}>
        {isDone && (
          <p className="sheet-amount">
            <Money cents={data.value} big />
          </p>
        )}
        {data.task && !isDone && (
          <TaskProgress
            id={data.task}
            title={t('receipt.progress')}
            onDone={() => void askAgain('GET /charge-sheets/{id}', 'POST /charge-sheets/{id}/rows')}
          />
        )}
        <Facts
          facts={[
            { label: t('summary.kind'), value: chargeTypeLabel },
            { label: t('summary.method'), value: paymentMethodLabel },
            ...(subscriptionPlanLabel ? [{ label: t('receipt.plan'), value: subscriptionPlanLabel }] : []),
            { label: t('receipt.issued'), value: formatInteger(data.issued) },
            { label: data.chargesLabel, value: formatInteger(data.charges) },
            { label: t('receipt.refused'), value: formatInteger(data.refused) },
          ]}
        />
        {isDone && data.issued > 0 && (
          <div className="sheet-hand-out">
            {data.prints && (data.noPapers ? <p className="soft">{data.noPapers}</p> : <SheetPapers id={id} />)}
            <Button
              icon={<DownloadOutlined />}
              loading={issued.isRunning}
              onClick={() => void issued.download({ params: { id } }, t('receipt.issuedFile'))}
            >
              {t('receipt.downloadIssued')}
            </Button>
          </div>
        )}
      </section>
      <SheetRows
        key={data.status}
        sheet={data}
        fields={kinds.find(({ kind }) => kind === data.kind)?.fields ?? []}
        title={t('rows.title')}
        onGone={query.retry}
        extra={
          isDone && data.refused > 0 ? (
            <Button
              icon={<DownloadOutlined />}
              loading={file.isRunning}
              onClick={() => void file.download({ params: { id } }, t('receipt.file'))}
            >
              {t('receipt.download')}
            </Button>
          ) : undefined
        }
      />
    </PageLayout>
  );
}
