// What is drawn for the rows of a grown bank: numbers, names, digits. The same number always draws the same.
import { createHash } from 'node:crypto';

const FIRST = [
  'Ana',
  'Bruno',
  'Carla',
  'Davi',
  'Elisa',
  'Fábio',
  'Gabriela',
  'Heitor',
  'Íris',
  'João',
  'Lara',
  'Marcos',
  'Nina',
  'Otávio',
];
const LAST = [
  'Almeida',
  'Barros',
  'Cardoso',
  'Duarte',
  'Esteves',
  'Freitas',
  'Gomes',
  'Lima',
  'Moraes',
  'Nogueira',
  'Pires',
  'Queiroz',
  'Rocha',
];
const TRADE = [
  'Padaria',
  'Oficina',
  'Mercearia',
  'Papelaria',
  'Clínica',
  'Escola',
  'Transportadora',
  'Floricultura',
  'Academia',
  'Gráfica',
];

/** A whole number below 2³², spread evenly; `of` tells draws of one number apart. */
export function draw(n, of = '') {
  let h = Math.imul(n + 1, 0x9e3779b1) ^ Math.floor(n / 2 ** 32);
  for (let i = 0; i < of.length; i++) h = Math.imul(h ^ of.charCodeAt(i), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** True of `percent` of a hundred numbers. */
export const chance = (n, percent) => draw(n, 'chance') % 100 < percent;

export const digits = (n, length) => String(n).padStart(length, '0');

/** 32 hexadecimal digits, other ones for each pair. */
export const hex = (n, of) => createHash('md5').update(`${n} ${of}`).digest('hex');

/** Somebody's name and document; `nth` of those of one account, whose documents differ. */
export function personOf(n, type, nth = 0) {
  const pick = (list, of) => list[draw(n, of) % list.length];
  const last = `${pick(LAST, 'last')} ${LAST[nth % LAST.length]}`;
  return type === 'PF'
    ? { name: `${pick(FIRST, 'first')} ${last}`, document: digits(nth * 100_003 + (draw(n, 'cpf') % 100_003), 11) }
    : {
        name: `${pick(TRADE, 'trade')} ${last} Ltda`,
        document: digits(nth * 100_003 + (draw(n, 'cnpj') % 100_003), 14),
      };
}

/** Text that a row is searched by: without accents and capitals. */
export const searched = (...parts) =>
  parts
    .filter((part) => part !== null)
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** The São Paulo day of an instant. */
export const dayOf = (ms) => new Date(ms - 3 * 3_600_000).toISOString().slice(0, 10);
