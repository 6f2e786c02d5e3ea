import type { FastifyRequest } from 'fastify';
import { isRealDay } from '../core/calendar';
import { saoPauloDay } from '../core/clock';
import { fieldProblem, Problem } from '../core/problem';
import type { Move } from './clock';

const wrong = (message: string) => new Problem(422, 'invalid', message);

/** 'R$ 1.234,56', '1234,56' or '1234' → integer cents. @throws Problem 422 at 'amount' */
export function readReais(typed: string): number {
  const text = typed.replace(/[R$\s.]/g, '');
  if (!/^\d{1,9}(,\d{1,2})?$/.test(text)) throw fieldProblem('amount', 'Informe o valor em reais, como 1.234,56.');
  const [reais = '0', cents = ''] = text.split(',');
  const value = Number(reais) * 100 + Number(cents.padEnd(2, '0'));
  if (value === 0) throw fieldProblem('amount', 'Informe um valor maior que zero.');
  return value;
}

/** Reads an ISO 8601 instant, or a São Paulo day: today means now, another day its noon. @throws Problem 422 'invalid' */
export function readInstant(typed: string, now: Date): Date {
  if (isRealDay(typed)) return typed === saoPauloDay(now) ? now : new Date(`${typed}T12:00:00-03:00`);
  const at = new Date(typed);
  if (!/^\d{4}-\d{2}-\d{2}T/.test(typed) || Number.isNaN(at.getTime())) throw wrong('Informe uma data válida.');
  return at;
}

/** Reads the form of the clock. @throws Problem 422 'invalid' */
export function readMove(form: { dias?: string; data?: string; real?: string }, now: Date): Move {
  if (form.real) return { reset: true };
  if (form.data) return { at: readInstant(form.data, now) };
  const days = Number(form.dias);
  if (!Number.isInteger(days) || days < 1 || days > 3650) throw wrong('Informe de 1 a 3650 dias.');
  return { days };
}

/** Reads the id of a row in an address; undefined where the text is not a number. */
export const readId = (text: string | undefined): number | undefined =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

/** The `:id` of a path; 0, which is the id of no row, where the text is not a number. */
export const idOf = (request: FastifyRequest): number => readId((request.params as { id: string }).id) ?? 0;
