import type { ReactNode } from 'react';
import './help.css';

/** A card of the help panel: title, text and links. */
export const HelpCard = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className="help-card" aria-label={title}>
    <h2>{title}</h2>
    <p className="soft">{text}</p>
    <div className="help-links">{children}</div>
  </section>
);
