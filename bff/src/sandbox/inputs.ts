import type { FastifyRequest } from 'fastify';
import { isRealDay } from '../core/calendar';
import { saoPauloDay } from '../core/clock';
import { fieldProblem, Problem } from '../core/problem';
import type { Move } from './clock';

const wrong = (message: string) => new Problem(422, 'invalid', message);

/** 'R$ 1.234,56', '1234,56' or '1234' → integer cents. @throws Problem 422 */
export function readReais(typed: string): number {
  const text = typed.replace(/[R$\s.]/g, '');
  if (!/^\d{1,9}(,\d{1,2})?$/.test(text)) throw fieldProblem('amount', 'Informe o valor em reais, como 1.234,56.');
  const [reais = '0', cents = ''] = text.split(',');
  const value = Number(reais) * 100 + Number(cents.padEnd(2, '0'));
  if (value === 0) throw fieldProblem('amount', 'Informe um valor maior que zero.');
  return value;
}

/** An instant, or a São Paulo day: now where it is today, else its noon. @throws Problem 422 */
export function readInstant(typed: string, now: Date): Date {
  if (isRealDay(typed)) return typed === saoPauloDay(now) ? now : new Date(`${typed}T12:00:00-03:00`);
  const at = new Date(typed);
  if (!/^\d{4}-\d{2}-\d{2}T/.test(typed) || Number.isNaN(at.getTime())) throw wrong('Informe uma data válida.');
  return at;
}

/** The form of the clock. @throws Problem 422 */
export function readMove(form: { dias?: string; data?: string; real?: string }, now: Date): Move {
  if (form.real) return { reset: true };
  if (form.data) return { at: readInstant(form.data, now) };
  const days = Number(form.dias);
  if (!Number.isInteger(days) || days < 1 || days > 3650) throw wrong('Informe de 1 a 3650 dias.');
  return { days };
}

/** A row's number in an address, none where it is no number. */
export const readId = (text: string | undefined): number | undefined =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

/** The `:id` of a path. 0 is nobody's id: not found. */
export const idOf = (request: FastifyRequest): number => readId((request.params as { id: string }).id) ?? 0;
