import type { ApiName } from '@balcao/contract/shared/api-scopes';

/** One of the bank's APIs: where it is and how applications sign in to it (domain-next.md 1). */
export interface BankApi {
  name: ApiName;
  /** What its host names begin with; that of homologation has `-h` behind it. */
  host: string;
  label: string;
  signIn: string;
  /** Whether it asks for a client certificate. */
  isCertified: boolean;
  /** Seconds for which its tokens are valid. */
  seconds: number;
}

const certified = { signIn: '/v1/oauth/token', isCertified: true, seconds: 3600 } as const;

export const APIS: readonly BankApi[] = [
  {
    name: 'cobrancas',
    host: 'cobrancas',
    label: 'API Cobranças',
    signIn: '/v1/authorize',
    isCertified: false,
    seconds: 600,
  },
  { ...certified, name: 'pix', host: 'pix', label: 'API Pix', signIn: '/oauth/token' },
  { ...certified, name: 'pagamento-de-contas', host: 'pagarcontas', label: 'API Pagamento de Contas' },
  { ...certified, name: 'extratos', host: 'extratos', label: 'API Extratos' },
  { ...certified, name: 'abertura-de-contas', host: 'abrircontas', label: 'API Abertura de Contas' },
  { ...certified, name: 'open-finance', host: 'openfinance', label: 'API Open Finance' },
];

const HOSTS = new Map<string, { api: BankApi; isHomologation: boolean }>();
for (const api of APIS) {
  HOSTS.set(api.host, { api, isHomologation: false });
  HOSTS.set(`${api.host}-h`, { api, isHomologation: true });
}

/** The API and environment that a Host header names; undefined where it names none. */
export const ofHost = (host = '') => HOSTS.get(host.slice(0, host.indexOf('.')).toLowerCase());

const PREFIX = new RegExp(`^/(${APIS.map(({ name }) => name).join('|')})(?=/|$)`);

/** A path without the prefix that tells the API. */
export const withoutPrefix = (path: string): string => path.replace(PREFIX, '');
