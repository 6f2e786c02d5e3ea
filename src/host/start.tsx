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

/** Starts the signed-in portal for the session in the store. `onReady`, called just before it is drawn, removes what is shown meanwhile. */
export async function start(root: HTMLElement, onReady: () => void = () => {}): Promise<void> {
  giveStylesTheNonce();
  setI18n(i18n);
  const router = createRouter();
  watchNavigation(router);
  await ready(router);
  onReady();
  // No transitions: a transition yields to a frame every 5 ms, and frames of the old page cost as much as drawing the new one.
  createRoot(root).render(<RouterProvider router={router} useTransitions={false} />);
}

/** Waits for the first page's code, which is loading at the same time, so that the shell is not drawn once without the page. */
const ready = (router: ReturnType<typeof createRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
