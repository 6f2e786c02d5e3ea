import { sessionStore } from './session';

/** Told with every event: never who it was, only in what role and on what kind of account. */
interface Who {
  role: 'admin' | 'support' | 'subuser';
  modality: 'you' | 'pro' | 'corporation';
}
type Event = Who & { name: string } & Record<string, string>;

/** Whoever counts what is used. */
export interface Analytics {
  send(event: Event): void;
}

/** Nobody counts unless the bank says where to (`BALCAO_ANALYTICS_URL`). */
const none: Analytics = { send: () => undefined };

const toUrl = (url: string): Analytics => ({
  send: (event) => void navigator.sendBeacon?.(url, JSON.stringify(event)),
});

/** What the page that the BFF sent says about it. */
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
