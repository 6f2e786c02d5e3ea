import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReason } from './failure-card';
import { useLate } from './use-late';
import './home-card.css';

interface Props {
  title: string;
  /** Leads to the whole of it. */
  more?: ReactNode;
  isLoading: boolean;
  error: Parameters<ReturnType<typeof useReason>>[0] | null;
  /** What is said of a failure; its own reason where absent. */
  failure?: string;
  onRetry: () => void;
  /** How many lines its skeleton has. */
  lines?: number;
  children: ReactNode;
}

/** One answer of the home page: it loads and fails alone. */
export function HomeCard({ title, more, isLoading, error, failure, onRetry, lines = 3, children }: Props) {
  const { t } = useTranslation('shell');
  const reason = useReason();
  const late = useLate(isLoading);
  return (
    <section className="card home-card" aria-label={title}>
      <header>
        <h2 className="card-title">{title}</h2>
        {more}
      </header>
      {error ? (
        <div role="alert">
          <p className="soft">{failure ?? reason(error)}</p>
          <button type="button" className="link-button" onClick={onRetry}>
            {t('retry')}
          </button>
        </div>
      ) : isLoading ? (
        <div className="home-bones" aria-hidden="true">
          {Array.from({ length: lines }, (_, at) => (
            <span key={at} className={late ? 'bone' : undefined} />
          ))}
        </div>
      ) : (
        children
      )}
    </section>
  );
}
