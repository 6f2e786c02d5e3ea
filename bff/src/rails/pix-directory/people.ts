import type { DirectoryEntry } from './port';

type Person = Omit<DirectoryEntry, 'key' | 'type' | 'ownedSince'> & { ownedDays: number };

const ACCOUNTS = {
  itau: { ispb: '60701190', bankName: 'Itaú Unibanco', branch: '0421', number: '31877-2', type: 'checking' },
  nubank: { ispb: '18236120', bankName: 'Nubank', branch: '0001', number: '8841207-3', type: 'payment' },
  caixa: { ispb: '00360305', bankName: 'Caixa Econômica Federal', branch: '1190', number: '774120-9', type: 'savings' },
  bradesco: { ispb: '60746948', bankName: 'Bradesco', branch: '2817', number: '10455-8', type: 'checking' },
  inter: { ispb: '00416968', bankName: 'Inter', branch: '0001', number: '5530218-1', type: 'payment' },
} as const;

/** Accounts at other banks, for holders that are not in KNOWN_KEYS. */
export const OTHER_BANKS = Object.values(ACCOUNTS);

/** Keys at other banks that tests and demonstrations may rely on. */
export const KNOWN_KEYS: Readonly<Record<string, Person>> = {
  'ana@exemplo.com.br': {
    holder: { name: 'Ana Beatriz Moura', document: '52998224725', kind: 'F' },
    account: ACCOUNTS.nubank,
    ownedDays: 900,
  },
  '52998224725': {
    holder: { name: 'Ana Beatriz Moura', document: '52998224725', kind: 'F' },
    account: ACCOUNTS.nubank,
    ownedDays: 900,
  },
  '+5511999990001': {
    holder: { name: 'Carlos Eduardo Pires', document: '11144477735', kind: 'F' },
    account: ACCOUNTS.itau,
    ownedDays: 400,
  },
  '11222333000181': {
    holder: { name: 'Padaria Pão Nosso Ltda', document: '11222333000181', kind: 'J' },
    account: ACCOUNTS.bradesco,
    ownedDays: 1200,
  },
  '123e4567-e12b-12d1-a456-426655440000': {
    holder: { name: 'Fulano de Tal', document: '39053344705', kind: 'F' },
    account: ACCOUNTS.caixa,
    ownedDays: 700,
  },
  // a key registered the day before, which is a sign of fraud
  'nova@exemplo.com.br': {
    holder: { name: 'Rafael Nunes Duarte', document: '86288366757', kind: 'F' },
    account: ACCOUNTS.inter,
    ownedDays: 1,
  },
};

const FIRST = ['Aline', 'Bruno', 'Camila', 'Diego', 'Elisa', 'Fábio', 'Gabriela', 'Heitor', 'Iara', 'João', 'Luana'];
const LAST = ['Almeida', 'Barbosa', 'Cardoso', 'Dias', 'Esteves', 'Freitas', 'Gomes', 'Lacerda', 'Moreira', 'Teixeira'];
const FIRMS = ['Comercial Aurora', 'Mercado Boa Vista', 'Transportes Cerrado', 'Gráfica Imprima', 'Clínica Vida Plena'];

/** An invented name, always the same for the same number of 32 bits. */
export const someName = (n: number, kind: 'F' | 'J'): string =>
  kind === 'J'
    ? `${FIRMS[n % FIRMS.length]} Ltda`
    : `${FIRST[n % FIRST.length]} ${LAST[(n >>> 4) % LAST.length]} ${LAST[(n >>> 8) % LAST.length]}`;
