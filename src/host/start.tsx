import '@ant-design/v5-patch-for-react-19';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import type { Session } from '@balcao/contract/session';
import { sessionStore } from '../providers/session';
import { createRouter } from './router';
import './host.css';

/** The signed-in portal. */
export function start(root: HTMLElement, session: Session): void {
  sessionStore.replace(session);
  createRoot(root).render(<RouterProvider router={createRouter()} />);
}
