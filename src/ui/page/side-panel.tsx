import { lazy, Suspense, type ReactNode } from 'react';

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

const Body = lazy(() => import('./inside/side-panel-body'));

/** A quiet panel beside a short form or list: what happens next, deadlines, where else to go, and help. */
export const SidePanel = (props: SidePanelProps) => (
  <Suspense>
    <Body {...props} />
  </Suspense>
);
