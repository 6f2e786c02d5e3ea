import type { ReactNode } from 'react';
import { useTitle } from '../../ui/page/use-title';

/** A page that only says something and offers what to do about it. */
export function MessageView({ title, children, actions }: { title: string; children: ReactNode; actions?: ReactNode }) {
  useTitle(title);
  return (
    <section className="message-view">
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      {actions && <div className="failure-actions">{actions}</div>}
    </section>
  );
}
