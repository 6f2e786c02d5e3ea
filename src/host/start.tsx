import '@ant-design/v5-patch-for-react-19';
import { createRoot } from 'react-dom/client';
import { setI18n } from 'react-i18next';
import { RouterProvider } from 'react-router';
import { i18n } from '../providers/i18n';
import { createRouter } from './router';
import { watchNavigation } from './router-provider';
import { giveStylesTheNonce } from './style-nonce';
import './texts';
import '../ui/base.css';
import './host.css';

/** The signed-in portal, for the session that is in the store; `onReady`: takes away what stands in its place meanwhile. */
export async function start(root: HTMLElement, onReady: () => void = () => {}): Promise<void> {
  giveStylesTheNonce();
  setI18n(i18n);
  const router = createRouter();
  watchNavigation(router);
  await ready(router);
  onReady();
  // Drawn in one go: a transition gives way to a frame every 5 ms, and frames of the old page cost as much as the new one does.
  createRoot(root).render(<RouterProvider router={router} useTransitions={false} />);
}

/** The asked page's code is on its way with the host's: drawn with it, not once without and once more. */
const ready = (router: ReturnType<typeof createRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
