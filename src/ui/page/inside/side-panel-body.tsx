import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/session';
import { RouteLink } from '../routing';
import { useIsPhone } from '../use-is-phone';
import './side-panel-body.css';

export interface SidePanelProps {
  title: string;
  /** Sentences to know before one begins. */
  points: readonly string[];
  /** The points happen one after another: they are numbered. */
  inOrder?: boolean;
  /** RouteLinks that lead on. */
  links?: readonly ReactNode[];
  /** On a phone it is one line that opens: where it stands above what the page is for. */
  folds?: boolean;
}

/** What `SidePanel` shows. */
export default function SidePanelBody({ title, points, inOrder = false, links = [], folds = false }: SidePanelProps) {
  const { t } = useTranslation('shell');
  const { can } = useSession();
  const phone = useIsPhone();
  const List = inOrder ? 'ol' : 'ul';
  const body = (
    <>
      <List className="side-points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </List>
      {links.length > 0 && (
        <ul className="side-links">
          {links.map((link, at) => (
            <li key={at}>{link}</li>
          ))}
        </ul>
      )}
      {can('help').can && (
        <p className="side-help">
          {t('sideHelp')} <RouteLink name="help-center">{t('sideHelpLink')}</RouteLink>
        </p>
      )}
    </>
  );
  if (folds && phone)
    return (
      <details className="side-panel">
        <summary className="side-title">{title}</summary>
        {body}
      </details>
    );
  return (
    <section className="side-panel" aria-label={title}>
      <h2 className="side-title">{title}</h2>
      {body}
    </section>
  );
}
