import type { ReactNode } from 'react';
import './plain-table.css';
import './wide-table.css';

interface Props {
  label: string;
  /** Rows are two lines on a phone, which then scrolls nothing. */
  inLines?: boolean;
  children: ReactNode;
}

/** A plain table that scrolls by itself where the screen is narrower; the keyboard reaches it. */
export const WideTable = ({ label, inLines, children }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
  <div className="wide-table" role="region" tabIndex={0} aria-label={label}>
    <table className={inLines ? 'plain-table plain-lines' : 'plain-table'}>
      <caption className="sr-only">{label}</caption>
      {children}
    </table>
  </div>
);
