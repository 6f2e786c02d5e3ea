import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../data/use-record';
import { tickets } from '../../../resources/tickets';
import { byId } from '../../../ui/page/by-id';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { OpenButton } from '../parts/open-button';
import { TicketStatus } from '../parts/ticket-status';
import { ArchiveButton } from './archive-button';
import { Conversation } from './conversation';
import { ReplyForm } from './reply-form';
import { Facts } from '../../../ui/text/facts';
import { formatInstant } from '../../../ui/text/format';

export default byId(TicketDetail);

/** One ticket, with its conversation (SHELL-7.5-1). */
function TicketDetail({ id }: { id: number }) {
  const { t } = useTranslation('tickets');
  const { record, ...query } = useRecord(tickets, id);
  if (!record || query.error?.status === 404)
    return <DetailPage title={t('detail.title')} query={query} gone={{ title: t('detail.gone') }} />;
  const isArchived = record.status === 'archived';
  return (
    <DetailPage
      title={record.subject}
      status={<TicketStatus status={record.status} />}
      actions={isArchived ? <OpenButton /> : <ArchiveButton id={id} />}
      lead={<p className="soft">{t(`detail.${record.status}`)}</p>}
      aside={
        <DetailSection title={t('detail.facts')}>
          <Facts
            facts={[
              { label: t('detail.number'), value: id, copy: String(id) },
              { label: t('detail.opened'), value: formatInstant(record.created_at) },
              { label: t('field.updatedAt'), value: formatInstant(record.updated_at) },
            ]}
          />
        </DetailSection>
      }
    >
      {!isArchived && <ReplyForm id={id} />}
      <DetailSection title={t('detail.conversation')}>
        <Conversation id={id} messages={record.messages} />
      </DetailSection>
    </DetailPage>
  );
}
