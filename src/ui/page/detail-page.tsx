import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureCard, useReason } from './failure-card';
import { GoneCard, type Gone } from './gone-card';
import { PageLayout } from './page-layout';
import { useLate } from './use-late';
import type { CallError } from '../../data/use-call';
import './detail-page.css';

interface Props {
  /** Who and how much; while loading, what the page is about. */
  title: string;
  status?: ReactNode;
  /** The one likely next action as the primary button, and the rest. */
  actions?: ReactNode;
  lead?: ReactNode;
  /** Right column: Timeline and the like; below on a phone. */
  aside?: ReactNode;
  /** The query for what it shows: the rest of what `useRecord` or `useCall` answer. */
  query?: Query;
  /** What it says where the thing is not there (a 404). */
  gone?: Gone;
  /** DetailSection with Facts; absent while there is nothing to show yet. */
  children?: ReactNode;
}

interface Query {
  isLoading: boolean;
  error: Pick<CallError, 'message' | 'status'> | null | undefined;
  retry: (() => void) | undefined;
}

/** A page about one thing. Children are not rendered before it is loaded. */
export function DetailPage({ title, status, actions, lead, aside, query, gone, children }: Props) {
  const { t } = useTranslation('shell');
  const error = query?.error;
  const isLoading = query ? query.isLoading || (children === undefined && !error) : false;
  const late = useLate(isLoading);
  const reason = useReason();
  const ready = !isLoading && !error;
  return (
    <PageLayout
      title={title}
      back
      status={ready && status}
      actions={ready && actions}
      lead={ready && lead}
      aside={ready ? aside : undefined}
    >
      {error?.status === 404 ? (
        <GoneCard title={t('gone.title')} {...gone} />
      ) : error ? (
        <FailureCard kind="communication" text={reason(error)} onRetry={query?.retry} />
      ) : isLoading ? (
        <div className="detail-wait" role="status" aria-label={t('loading')}>
          {late &&
            [7, 5].map((lines) => (
              <div className="card" key={lines} aria-hidden="true">
                {Array.from({ length: lines }, (_, i) => (
                  <span className="bone detail-bone" key={i} style={{ width: `${40 + ((i * 17) % 45)}%` }} />
                ))}
              </div>
            ))}
        </div>
      ) : (
        children
      )}
    </PageLayout>
  );
}

/** A titled card of a page. */
export const DetailSection = ({
  title,
  extra,
  children,
}: {
  title: string;
  extra?: ReactNode;
  children: ReactNode;
}) => (
  <section className="card" aria-label={title}>
    <div className="section-head">
      <h2 className="card-title">{title}</h2>
      {extra}
    </div>
    {children}
  </section>
);
