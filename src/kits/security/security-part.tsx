import { useId, type ReactNode } from 'react';

declare module '../../define-plugin' {
  interface PageSlots {
    /** Cards of the page 'Segurança', below what a person changes there. */
    security: true;
  }
}

/** A card of the page 'Segurança'. @param more a link to where all of it is */
export function SecurityPart({ title, more, children }: { title: string; more: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 className="card-title" id={id}>
        {title}
      </h2>
      {children}
      <p>{more}</p>
    </section>
  );
}
