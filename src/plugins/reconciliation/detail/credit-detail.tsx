import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAction } from '../../../data/use-call';
import { useRecord } from '../../../data/use-record';
import { reconciliation } from '../../../resources/reconciliation';
import { byId } from '../../../ui/page/by-id';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { RouteLink, useOverPath, usePathOf } from '../../../ui/page/routing';
import { Facts } from '../../../ui/text/facts';
import { DocumentText } from '../../../ui/text/document-text';
import { formatInstant, formatMoney } from '../../../ui/text/format';
import { Timeline } from '../../../ui/text/timeline';
import { CreditState } from '../parts/credit-state';
import { TOUCHED } from '../parts/touched';
import { Matches } from './matches';
import { Suggestions } from './suggestions';

export default byId(CreditDetail);

/** One credit: who paid, what it likely paid, and what was done with it. */
function CreditDetail({ id }: { id: number }) {
  const { t } = useTranslation('reconciliation');
  const { record, ...query } = useRecord(reconciliation, id);
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const over = useOverPath();
  const dismiss = useAction('POST /reconciliation/{id}/dismiss', {
    invalidates: [...TOUCHED],
    success: t('dismissed'),
  });
  const undo = useAction('POST /reconciliation/{id}/undo', { invalidates: [...TOUCHED], success: t('undone') });
  const isOpen = record?.state === 'open';
  return (
    <DetailPage
      title={
        record ? t('detail.of', { amount: formatMoney(record.amount), name: record.payer_name }) : t('detail.title')
      }
      status={record && <CreditState state={record.state} />}
      gone={{ title: t('detail.gone') }}
      query={query}
      actions={
        record &&
        (isOpen ? (
          <>
            <Button onClick={() => void navigate(over(pathOf('reconciliation-split', { id: record.id })!))}>
              {t('action.split')}
            </Button>
            <Button
              loading={dismiss.isRunning}
              onClick={() => void dismiss.run({ params: { id: record.id } }).catch(() => undefined)}
            >
              {t('action.dismiss')}
            </Button>
          </>
        ) : (
          <Button
            loading={undo.isRunning}
            onClick={() => void undo.run({ params: { id: record.id } }).catch(() => undefined)}
          >
            {t('action.undo')}
          </Button>
        ))
      }
      aside={
        record && (
          <DetailSection title={t('detail.histories')}>
            <Timeline
              moments={[
                ...record.histories.map(({ id: key, message, by, at }) => ({ key, at, text: message, detail: by })),
                { key: 'came', at: record.received_at, text: t('detail.came') },
              ]}
            />
          </DetailSection>
        )
      }
    >
      {record && (
        <>
          {isOpen ? <Suggestions credit={record} /> : record.matches.length > 0 && <Matches credit={record} />}
          <DetailSection title={t('detail.facts')}>
            <Facts
              facts={[
                { label: t('field.payer'), value: record.payer_name },
                {
                  label: t('field.document'),
                  value: record.payer_document && <DocumentText value={record.payer_document} />,
                },
                { label: t('field.bank'), value: record.payer_bank },
                { label: t('field.received'), value: formatInstant(record.received_at) },
                { label: t('field.source'), value: t(`source.${record.source}`) },
                { label: t('field.amount'), value: formatMoney(record.amount) },
                ...(record.refunded ? [{ label: t('field.refunded'), value: formatMoney(record.refunded) }] : []),
                ...(record.message ? [{ label: t('field.message'), value: record.message, wide: true }] : []),
                ...(record.pix
                  ? [
                      {
                        label: t('field.pix'),
                        value: (
                          <RouteLink name="pix:history-detail" params={{ id: record.pix }}>
                            {t('detail.pix')}
                          </RouteLink>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          </DetailSection>
        </>
      )}
    </DetailPage>
  );
}
