import type { ReactNode } from 'react';
import { PageLayout } from './page-layout';
import './list-page.css';

interface Props {
  title: string;
  /** The list's main action first ('Emitir boleto'). */
  actions?: ReactNode;
  lead?: ReactNode;
  /** LinkTabs, beside the title. */
  tabs?: ReactNode;
  /** A column at the right, for a list of few columns; under it on a small screen. */
  aside?: ReactNode;
  /** Shows the back button, on a list about one record. */
  back?: boolean;
  /** Order: SummaryStrip, FilterBar, DataTable. */
  children: ReactNode;
}

/** A page that is a list. */
export const ListPage = ({ title, actions, lead, tabs, back = false, aside, children }: Props) => (
  <PageLayout back={back} title={title} tabs={tabs} actions={actions} lead={lead} aside={aside} width="list">
    {children}
  </PageLayout>
);

export interface SummaryItem {
  key: string;
  label: string;
  value: ReactNode;
  /** 'em 12 boletos'. */
  detail?: ReactNode;
  /** Makes it a switch of the filter it stands for. */
  pressed?: boolean;
  onPress?: () => void;
}

/** Totals of the filter, above the list. */
export const SummaryStrip = ({ label, items }: { label: string; items: SummaryItem[] }) => (
  <ul className="summary" aria-label={label} tabIndex={items.some(({ onPress }) => onPress) ? undefined : 0}>
    {items.map(({ key, label: name, value, detail, pressed, onPress }) => {
      const body = (
        <>
          <span className="summary-label">
            {name}
            {detail && <span className="summary-detail">{detail}</span>}
          </span>
          <span className="summary-value num">{value}</span>
        </>
      );
      return (
        <li key={key}>
          {onPress ? (
            <button type="button" className="summary-item" aria-pressed={pressed ?? false} onClick={onPress}>
              {body}
            </button>
          ) : (
            <div className="summary-item">{body}</div>
          )}
        </li>
      );
    })}
  </ul>
);
