/** Permissions of the demo sign-ins, written a second time by hand, so that tests do not compare the product with itself. */
export interface Expected {
  login: string;
  /** The outcome of every call that needs a permission, or the ids of the permissions granted. */
  may: 'everything' | 'nothing' | 'shutdown' | 'registration-update' | readonly string[];
}

/** Areas of permissions that a personal account has none of, whoever asks (SHELL-1-9). */
export const OF_BUSINESS = /^(receive|partnerships|card-machine|cnab|settings:billing-settings|settings:subuser)(:|$)/;

export const EXPECTED: Expected[] = [
  { login: 'titular@balcao.demo', may: 'everything' },
  { login: 'suporte@balcao.demo', may: 'everything' },
  { login: 'multicontas@balcao.demo', may: 'everything' },
  { login: 'doisfatores@balcao.demo', may: 'everything' },
  { login: 'encerrada@balcao.demo', may: 'shutdown' },
  { login: 'pendente@balcao.demo', may: 'registration-update' },
  { login: 'semacesso@balcao.demo', may: 'nothing' },
  {
    login: 'cobranca@balcao.demo',
    may: [
      'home',
      'cards:held',
      'receive:do-charge',
      'receive:new-emit',
      'receive:management:billets',
      'receive:management:carnets',
      'receive:management:subscriptions',
      'receive:management:payment-links',
      'receive:overview',
      'receive:reports',
      'receive:reconciliation',
      'receive:dunning',
      'receive:automations:confirmation-files',
      'help',
    ],
  },
];
