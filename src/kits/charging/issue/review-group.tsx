import type { ReactNode } from 'react';
import { useChargeText } from '../texts';
import type { IssueView } from './use-issue-draft';

export type Line = [label: string, value: ReactNode];

interface GroupProps {
  issue: IssueView;
  /** Where it is changed. */
  step: string;
  title: string;
  lines: Line[];
}

/** Lines of one step, with the way back to it. */
export function ReviewGroup({ issue, step, title, lines }: GroupProps) {
  const t = useChargeText();
  return (
    <section className="review-group" aria-label={title}>
      <header>
        <h3>{title}</h3>
        <button
          type="button"
          className="link-button"
          onClick={() => issue.edit(step)}
          aria-label={t('review.edit', { step: title.toLowerCase() })}
        >
          {t('review.change')}
        </button>
      </header>
      <dl className="review">
        {lines.map(([label, value], at) => (
          <div className="review-line" key={at}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
