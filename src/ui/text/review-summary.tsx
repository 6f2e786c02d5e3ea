import type { ReactNode } from 'react';
import { Money } from './money';
import '../page/detail-page.css';

interface Props {
  title: string;
  /** The biggest thing on it: what will be charged or paid, integer cents. */
  amount?: { label: string; cents: number };
  lines: { label: string; value: ReactNode }[];
  /** A sentence on what will happen next. */
  note?: ReactNode;
}

/** What an action will cost and do; stays in view beside its form. */
export const ReviewSummary = ({ title, amount, lines, note }: Props) => (
  <section className="card" aria-label={title} aria-live="polite">
    <h2 className="card-title">{title}</h2>
    <dl className="review">
      {amount && (
        <div className="review-amount">
          <dt>
            <span>{amount.label}</span>
          </dt>
          <dd style={{ margin: 0 }}>
            <Money cents={amount.cents} big />
          </dd>
        </div>
      )}
      {lines.map(({ label, value }) => (
        <div className="review-line" key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {note && <p className="soft">{note}</p>}
  </section>
);
