import { DetailPage } from '../../ui/page/detail-page';
import { useCards } from './use-cards';

/** What a page shows until it is known which cards there are, or that this could not be read. */
export function CardsWait({ title }: { title: string }) {
  const { error, isLoading, retry } = useCards();
  return (
    <DetailPage title={title} isLoading={isLoading} error={error} onRetry={retry}>
      {null}
    </DetailPage>
  );
}
