import Bowser from 'bowser';

/** 'Chrome no Windows' of a user agent. */
export function browserName(userAgent: string): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  const name = NAMES[browser.name ?? ''] ?? (browser.name || UNKNOWN);
  return os.name && name !== UNKNOWN ? `${name} no ${os.name}` : name;
}

const UNKNOWN = 'Navegador desconhecido';

/** What people call a browser that the library calls otherwise. */
const NAMES: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};
