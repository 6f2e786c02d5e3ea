import type { Address } from '@balcao/contract/core/shapes';
import { i18next } from './translate';

const ZONE = 'America/Sao_Paulo';

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const plain = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const integer = new Intl.NumberFormat('pt-BR');
const day = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, day: '2-digit', month: '2-digit', year: 'numeric' });
const dayTime = new Intl.DateTimeFormat('pt-BR', {
  timeZone: ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });

/** 'R$ 1.234,56' of integer cents; '− R$ 1.234,56' below zero, in one piece; nothing taken off (−0) has no sign. */
export const formatMoney = (cents: number): string => money.format(cents / 100 + 0).replace('-', '−\u00a0');
/** '+ R$ 1,00' of what comes in, '− R$ 1,00' of what goes out. */
export const formatSigned = (cents: number): string => `${cents > 0 ? '+\u00a0' : ''}${formatMoney(cents)}`;
/** A text of the server's with non-breaking spaces between the sign, 'R$' and the number. */
export const unbroken = (text: string): string =>
  text.replace(/(− )?R\$ (?=\d)/g, (sign) => sign.replaceAll(' ', '\u00a0'));
/** '1.234,56' of integer cents. */
export const formatAmount = (cents: number): string => plain.format(cents / 100);
export const formatInteger = (value: number): string => integer.format(value);

/** 'dd/mm/aaaa' of a São Paulo day 'yyyy-mm-dd', or of an instant. */
export function formatDay(value: string | null | undefined): string {
  if (!value) return '';
  const only = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return only ? `${only[3]}/${only[2]}/${only[1]}` : day.format(new Date(value));
}

/** 'dd/mm/aaaa hh:mm', São Paulo. */
export const formatInstant = (iso: string | null | undefined): string =>
  iso ? dayTime.format(new Date(iso)).replace(',', '') : '';
/** The São Paulo day of an instant, 'yyyy-mm-dd'; without one, of now. */
export const dayOf = (instant: Date | string = new Date()): string => isoDay.format(new Date(instant));

/** Whole days from one São Paulo day to another; negative when `to` is past. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** 'Há 5 minutos', 'Há 3 horas', 'Ontem' (24 to 48 h), then the date (SHELL-9-25). */
export function formatRelative(iso: string, now: Date = new Date()): string {
  const t = i18next.getFixedT('pt-BR', 'shell');
  const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / 1000));
  if (seconds < 5) return t('now');
  if (seconds < 60) return t('secondsAgo', { count: seconds });
  if (seconds < 3600) return t('minutesAgo', { count: Math.floor(seconds / 60) });
  if (seconds < 86_400) return t('hoursAgo', { count: Math.floor(seconds / 3600) });
  if (seconds < 172_800) return t('yesterday');
  return formatDay(iso);
}

const fill = (mask: string, value: string) => {
  let at = 0;
  return mask.replace(/#/g, () => value[at++] ?? '');
};

/** Letters and digits only, upper case: how documents travel. */
export const bareDocument = (value: string): string => value.replace(/[^0-9a-z]/gi, '').toUpperCase();

/** '123.456.789-01' or '12.ABC.345/01DE-35'. */
export function formatDocument(value: string | null | undefined): string {
  const bare = bareDocument(value ?? '');
  if (bare.length === 11) return fill('###.###.###-##', bare);
  if (bare.length === 14) return fill('##.###.###/####-##', bare);
  return value ?? '';
}

/** '***.456.789-**' or '12.***.***' + '/0001-**': enough to recognise, not to use. */
export function maskDocument(value: string | null | undefined): string {
  const bare = bareDocument(value ?? '');
  if (bare.length === 11) return `***.${bare.slice(3, 6)}.${bare.slice(6, 9)}-**`;
  if (bare.length === 14) return `${bare.slice(0, 2)}.***.***/${bare.slice(8, 12)}-**`;
  return value ?? '';
}

/** '(11) 98765-4321' or '(11) 3456-7890'. */
export function formatPhone(value: string | null | undefined): string {
  if (/^\s*\+(?!55)/.test(value ?? '')) return value!;
  const digits = (value ?? '').replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
  if (digits.length === 11) return fill('(##) #####-####', digits);
  if (digits.length === 10) return fill('(##) ####-####', digits);
  return value ?? '';
}

/** '01310-100'. */
export const formatCep = (value: string | null | undefined): string => {
  const digits = (value ?? '').replace(/\D/g, '');
  return digits.length === 8 ? fill('#####-###', digits) : (value ?? '');
};

/** At most `length` characters, the last a '…' when something was cut (SHELL-5, account names: 20). */
export const shorten = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;

/** 'Rua das Flores, 10, sala 2, Centro, Belo Horizonte, MG, 30130-010' of what is known of an address. */
export const formatAddress = (address: Address | null | undefined): string => {
  if (!address) return '';
  const { street, number, complement, neighborhood, city, state, zipcode } = address;
  return [street, number, complement, neighborhood, city, state, formatCep(zipcode)].filter(Boolean).join(', ');
};

/** A label within a sentence: 'linha digitável', 'e-mail', 'CPF ou CNPJ'. */
export const midSentence = (label: string): string =>
  label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
