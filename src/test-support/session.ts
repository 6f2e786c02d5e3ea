import type { Session } from '@balcao/contract/session';

type Entry = Session['currentAccount'];

export const entryOf = (
  id: number,
  part: Partial<Omit<Entry, 'account'>> = {},
  account: Partial<Entry['account']> = {},
): Entry => ({
  id,
  passkey: `k${id}`,
  role: 'admin',
  visible: 1,
  status: 'active',
  isShutdown: false,
  admin: { name: 'Ana' },
  ...part,
  account: {
    id,
    modality: 'corporation',
    nickname: `Conta ${id}`,
    account_number: `${id}00-1`,
    email: '',
    phone: '',
    address: null,
    primary_cnae: null,
    description: '',
    type: 'PJ',
    document: '11222333000181',
    account_code: '0'.repeat(32),
    avatar: null,
    ...account,
  },
});

/** A session with these permissions; '-id' is listed but not enabled. */
export const sessionOf = (permissions: string[], current: Entry = entryOf(1), others: Entry[] = []): Session => ({
  user: { id: 1, name: 'Ana Souza', firstName: 'Ana', email: 'ana@exemplo.com.br', avatar: null, totp: false },
  preferences: { theme: 'light', fontSize: 10 },
  currentAccount: current,
  accounts: [current, ...others],
  permissions: permissions.map((id) => ({ id: id.replace(/^-/, ''), enabled: !id.startsWith('-') })),
  now: '2026-11-20T12:00:00Z',
});
