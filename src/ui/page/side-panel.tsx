import { lazy, Suspense } from 'react';
import type { SidePanelProps } from './inside/side-panel-body';

const Body = lazy(() => import('./inside/side-panel-body'));

/** A quiet panel beside a short form or list: what happens next, deadlines, where else to go, and help. */
export const SidePanel = (props: SidePanelProps) => (
  <Suspense>
    <Body {...props} />
  </Suspense>
);
