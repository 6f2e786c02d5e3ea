import type { ReactNode } from 'react';
import { DetailPage } from '../../ui/page/detail-page';
import { useCards } from './use-cards';

interface Props {
  title: string;
  /** What is shown once the cards are known. */
  children?: ReactNode;
}

/** What a page shows until it is known which cards there are, or that this could not be read. */
export function CardsWait({ title, children = null }: Props) {
  return (
    <DetailPage title={title} query={useCards()}>
      {children}
    </DetailPage>
  );
}
