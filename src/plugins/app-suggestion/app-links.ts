/** Store pages of the mobile app by the meta tag that has their address, with the devices each is for. */
const STORES = [
  { name: 'app-store', isFor: /iPhone|iPad|iPod/ },
  { name: 'play-store', isFor: /Android/ },
] as const;

interface AppLinks {
  /** Opens the app where it is installed; undefined where the bank has none. */
  link: string | undefined;
  stores: { name: (typeof STORES)[number]['name']; href: string }[];
}

const addressOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The addresses of the mobile app that the bank set: of the device's own store, or of all where the device is of neither. */
export function readApp(userAgent: string): AppLinks {
  const own = STORES.filter(({ isFor }) => isFor.test(userAgent));
  return {
    link: addressOf('app-link'),
    stores: (own.length ? own : STORES).flatMap(({ name }) => {
      const href = addressOf(name);
      return href ? [{ name, href }] : [];
    }),
  };
}
