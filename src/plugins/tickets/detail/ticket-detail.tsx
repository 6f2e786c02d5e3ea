import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useRecord } from '../../../data/use-record';
import { tickets } from '../../../resources/tickets';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { useIdParam } from '../../../ui/page/routing';
import { OpenButton } from '../parts/open-button';
import { TicketStatus } from '../parts/ticket-status';
import { ArchiveButton } from './archive-button';
import { Conversation } from './conversation';
import { ReplyForm } from './reply-form';

/** One ticket, with its conversation (SHELL-7.5-1). */
export default function TicketDetail() {
  const id = useIdParam();
  return id ? <Detail id={id} /> : <Navigate to="/404" replace />;
}

function Detail({ id }: { id: number }) {
  const { t } = useTranslation('tickets');
  const { record, error, isLoading, retry } = useRecord(tickets, id);
  if (!record || error?.status === 404)
    return (
      <DetailPage
        title={t('detail.title')}
        isLoading={isLoading || !error}
        error={error}
        onRetry={retry}
        gone={{ title: t('detail.gone') }}
        children={null}
      />
    );
  const isArchived = record.status === 'archived';
  return (
    <DetailPage
      title={record.subject}
      status={<TicketStatus status={record.status} />}
      actions={isArchived ? <OpenButton /> : <ArchiveButton id={id} />}
      lead={<p className="soft">{t(`detail.${record.status}`)}</p>}
    >
      {!isArchived && <ReplyForm id={id} />}
      <DetailSection title={t('detail.conversation')}>
        <Conversation id={id} messages={record.messages} />
      </DetailSection>
    </DetailPage>
  );
}
