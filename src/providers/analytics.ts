import { sessionStore } from './session';

/** Sent with every event: the role and kind of account, never who the person is. */
interface Who {
  role: 'admin' | 'support' | 'subuser';
  modality: 'you' | 'pro' | 'corporation';
}
type Event = Who & { name: string } & Record<string, string>;

/** A service that counts use of the portal. */
export interface Analytics {
  send(event: Event): void;
}

/** Nothing is counted unless the bank configures a service (`BALCAO_ANALYTICS_URL`). */
const none: Analytics = { send: () => undefined };

const toUrl = (url: string): Analytics => ({
  send: (event) => void navigator.sendBeacon?.(url, JSON.stringify(event)),
});

/** The service that the BFF wrote into the page. */
function configured(): Analytics {
  const url = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content;
  return url ? toUrl(url) : none;
}
let current: Analytics | undefined;

/** Counts an event. `properties` hold no data of a customer: names of pages and of actions. */
export function track(name: string, properties: Record<string, string> = {}): void {
  const { session } = sessionStore.get();
  if (!session) return;
  const { role, account } = session.currentAccount;
  current ??= configured();
  current.send({ ...properties, name, role, modality: account.modality });
}
