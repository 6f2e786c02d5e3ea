import type { ReactNode } from 'react';
import { formatInstant } from './format';
import type { Tone } from './status-tag';
import '../page/detail-page.css';

export interface Moment {
  key: string | number;
  /** ISO instant. */
  at: string;
  text: ReactNode;
  detail?: ReactNode;
  tone?: Tone;
}

/** What happened, newest first. */
export const Timeline = ({ moments }: { moments: Moment[] }) => (
  <ol className="timeline">
    {moments.map(({ key, at, text, detail, tone }) => (
      <li key={key} className={tone ? `status-${tone}` : undefined}>
        {text}
        {detail && <div className="soft">{detail}</div>}
        <time dateTime={at}>{formatInstant(at)}</time>
      </li>
    ))}
  </ol>
);
