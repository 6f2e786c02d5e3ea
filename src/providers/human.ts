interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}
declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** The recaptcha service that the BFF wrote into the page, if one is configured. */
function challengeOfPage(): { script: string; siteKey: string } | undefined {
  const boot = document.getElementById('boot')?.textContent;
  return boot ? (JSON.parse(boot) as { recaptcha?: { script: string; siteKey: string } }).recaptcha : undefined;
}

let loading: Promise<void> | undefined;
const load = (src: string): Promise<void> =>
  (loading ??= new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.onload = () => resolve();
    script.onerror = () => {
      loading = undefined;
      reject(new Error(`not loaded: ${src}`));
    };
    document.head.append(script);
  }));

/**
 * A token of the configured recaptcha service (AREAS-7-pix-1); undefined where none is configured, or it does not come: the BFF then
 * refuses the call and says why.
 */
export async function humanToken(): Promise<string | undefined> {
  const service = challengeOfPage();
  if (!service) return undefined;
  try {
    await load(service.script);
    const { grecaptcha } = window;
    await new Promise<void>((resolve) => grecaptcha!.ready(resolve));
    return await grecaptcha!.execute(service.siteKey, { action: 'pix' });
  } catch {
    return undefined;
  }
}
