import '@ant-design/v5-patch-for-react-19';
import { createRoot } from 'react-dom/client';
import { setI18n } from 'react-i18next';
import { RouterProvider } from 'react-router';
import type { Session } from '@balcao/contract/session';
import { i18n } from '../providers/i18n';
import { sessionStore } from '../providers/session';
import { createRouter } from './router';
import { giveStylesTheNonce } from './style-nonce';
import './texts';
import '../ui/base.css';
import './host.css';

/** The signed-in portal. */
export function start(root: HTMLElement, session: Session): void {
  giveStylesTheNonce();
  setI18n(i18n);
  sessionStore.replace(session);
  // Drawn in one go: a transition gives way to a frame every 5 ms, and frames of the old page cost as much as the new one does.
  createRoot(root).render(<RouterProvider router={createRouter()} useTransitions={false} />);
}
