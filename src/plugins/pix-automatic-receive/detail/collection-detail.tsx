import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRecord } from '../../../data/use-record';
import { Tags } from '../../../kits/charging/tags/tags';
import { pixCollections } from '../../../resources/pix-collections';
import { RowActions } from '../../../ui/action/row-actions';
import { byId } from '../../../ui/page/by-id';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { CopyButton } from '../../../ui/text/copy-button';
import { DocumentText } from '../../../ui/text/document-text';
import { Facts } from '../../../ui/text/facts';
import { formatDay, formatInstant, formatMoney } from '../../../ui/text/format';
import { Timeline } from '../../../ui/text/timeline';
import { Amount } from '../parts/amount';
import { useCollectionMenu } from '../parts/collection-actions';
import { State } from '../parts/state';
import { Charges } from './charges';
import './collection.css';

/** Actions that are likely next; the first one permitted is the primary button. */
const LIKELY = ['charge', 'resend-email'];

export default byId(CollectionDetail);

/** One Pix automático that the account receives by: terms, charges with their attempts, and history. */
function CollectionDetail({ id }: { id: number }) {
  const { t } = useTranslation('pix-automatic-receive');
  const { record, ...query } = useRecord(pixCollections, id);
  const navigate = useNavigate();
  const menuOf = useCollectionMenu();
  const menu = record ? menuOf(record) : [];
  const likely = menu.find(({ key }) => LIKELY.includes(key));
  return (
    <DetailPage
      title={
        record
          ? `${record.payer.name} · ${record.amount === null ? t('list.varies') : formatMoney(record.amount)}`
          : t('detail.title')
      }
      status={record && <State state={record.state} />}
      gone={{ title: t('detail.gone'), text: t('detail.goneText') }}
      actions={
        record && (
          <>
            {likely && (
              <Button type="primary" onClick={() => void navigate(likely.to!)}>
                {likely.label}
              </Button>
            )}
            <RowActions actions={menu.filter(({ key }) => key !== likely?.key)} of={record.payer.name} />
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
      query={query}
    >
      {record && (
        <>
          {record.code && record.image && (
            <DetailSection title={t('detail.code')}>
              <div className="collection-code">
                <img src={record.image} alt={t('detail.image')} width={160} height={160} />
                <div>
                  <p className="soft">{t(record.journey === 4 ? 'detail.codeOfBillet' : 'detail.codeText')}</p>
                  <code className="collection-text">{record.code}</code>
                  <CopyButton text={record.code} what={t('detail.what')} />
                </div>
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
                ...(record.tags.length > 0
                  ? [{ label: t('list.tags'), value: <Tags tags={record.tags} />, wide: true }]
                  : []),
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
