import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAction } from '../../../data/use-call';
import { useRecord } from '../../../data/use-record';
import { pixCollections } from '../../../resources/pix-collections';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { useIdParam } from '../../../ui/page/routing';
import { CopyButton } from '../../../ui/text/copy-button';
import { DocumentText } from '../../../ui/text/document-text';
import { Facts } from '../../../ui/text/facts';
import { formatDay, formatInstant, formatMoney } from '../../../ui/text/format';
import { Timeline } from '../../../ui/text/timeline';
import { Amount } from '../parts/amount';
import { State } from '../parts/state';
import { TOUCHED } from '../parts/touched';
import { Charges } from './charges';

const DRAWERS = { charge: 'cobrar', 'cancel-charge': 'cancelar-cobranca', cancel: 'cancelar' } as const;

/** One Pix automático to be received: its terms, its charges with their attempts, and what happened. */
export default function CollectionDetail() {
  const { t } = useTranslation('pix-automatic-receive');
  const id = useIdParam();
  const { record, error, isLoading, retry } = useRecord(pixCollections, id);
  const navigate = useNavigate();
  const file = useAction('POST /receive/pix-automatic/{id}/file', { invalidates: TOUCHED });
  const to = (drawer: string) => void navigate(`${window.location.pathname.replace(/\/$/, '')}/${drawer}`);
  return (
    <DetailPage
      title={record?.payer.name ?? t('detail.title')}
      status={record && <State state={record.state} />}
      gone={{ title: t('detail.gone'), text: t('detail.goneText') }}
      actions={
        record && (
          <>
            {(['charge', 'cancel-charge', 'cancel'] as const)
              .filter((action) => record.actions.includes(action))
              .map((action) => (
                <Button key={action} danger={action === 'cancel'} onClick={() => to(DRAWERS[action])}>
                  {t(`action.${action}`)}
                </Button>
              ))}
            <Button onClick={() => to('anotar')}>{t('action.note')}</Button>
            <Button
              loading={file.isRunning}
              onClick={() => void file.run({ params: { id: record.id }, body: { filed: !record.filed } })}
            >
              {t(record.filed ? 'action.unfile' : 'action.file')}
            </Button>
          </>
        )
      }
      aside={
        record && (
          <DetailSection title={t('detail.histories')}>
            <Timeline
              moments={record.histories.map(({ id: key, message, user, created_at }) => ({
                key,
                at: created_at,
                text: message,
                detail: user,
              }))}
            />
          </DetailSection>
        )
      }
      isLoading={isLoading}
      error={error}
      onRetry={retry}
    >
      {record && (
        <>
          {record.code && record.image && (
            <DetailSection title={t('detail.code')}>
              <p className="soft">{t(record.journey === 4 ? 'detail.codeOfBillet' : 'detail.codeText')}</p>
              <img src={record.image} alt={t('detail.image')} width={200} height={200} />
              <div>
                {t('detail.what')} <CopyButton text={record.code} what={t('detail.what')} />
              </div>
            </DetailSection>
          )}
          <DetailSection title={t('detail.terms')}>
            <Facts
              facts={[
                { label: t('list.contract'), value: record.contract },
                { label: t('detail.document'), value: <DocumentText value={record.payer.document} /> },
                { label: t('list.amount'), value: <Amount row={record} /> },
                { label: t('list.period'), value: t(`period.${record.period}`) },
                { label: t('detail.first'), value: formatDay(record.first_day) },
                { label: t('detail.last'), value: record.last_day ? formatDay(record.last_day) : t('detail.noEnd') },
                { label: t('list.next'), value: record.next_day ? formatDay(record.next_day) : t('list.none') },
                { label: t('detail.journey'), value: t(`journey.${record.journey as 1 | 2 | 3 | 4}`) },
                { label: t('detail.retry'), value: t(`retry.${record.retry}`) },
                ...(record.minimum ? [{ label: t('detail.minimum'), value: formatMoney(record.minimum) }] : []),
                ...(record.now ? [{ label: t('detail.now'), value: formatMoney(record.now) }] : []),
                ...(record.request ? [{ label: t('detail.request'), value: t(`request.${record.request}`) }] : []),
                ...(record.answer_by ? [{ label: t('detail.answerBy'), value: formatInstant(record.answer_by) }] : []),
                ...(record.note ? [{ label: t('note.field'), value: record.note, wide: true }] : []),
              ]}
            />
          </DetailSection>
          <Charges charges={record.charges} />
        </>
      )}
    </DetailPage>
  );
}
