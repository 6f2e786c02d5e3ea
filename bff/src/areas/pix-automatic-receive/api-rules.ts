import { randomBytes } from 'node:crypto';
import type { Collection, CollectionCharge } from '@balcao/contract/pix-automatic-receive';
import { OWN_BANK } from '../../core/banks';
import { addDays, formatDay, isRealDay, today } from '../../core/calendar';
import type { FieldErrors } from '../../kits/charging/issue-rules';
import { moneyOf } from '../../kits/money/pix/api-values';
import { cycleDay } from '../../kits/money/pix/cycles';
import { EARLIEST, LATEST } from './windows';

const REST = 11;
const rest = () => randomBytes(REST).toString('hex').slice(0, REST);
const dated = (at: Date) => `${OWN_BANK.ispb}${today(at).replaceAll('-', '')}${rest()}`;

/** A new idRec: R, whether it may be tried again (R or N), the bank's ISPB, the day, eleven letters and digits (pix-api.json, RecId). */
export const newRecurrence = (retry: Collection['retry'], at: Date): string =>
  `R${retry === 'NAO_PERMITE' ? 'N' : 'R'}${dated(at)}`;

/** A new idSolicRec, in the same manner. */
export const newRequest = (at: Date): string => `SC${dated(at)}`;

/** Until when a payer who was asked by code can answer: the end of the first cycle's São Paulo day. */
export const answerBy = (firstDay: string): Date => new Date(Date.parse(`${firstDay}T00:00:00-03:00`) + 86_400_000);

/**
 * How a recurrence is authorised, as the Pix API says it. A code alone (journey 2) waits for its payer: until then a request may take its
 * place, and it is not decided.
 */
export const journeyType = ({ journey, authorised_at }: { journey: number; authorised_at: Date | null }): string =>
  journey === 2 && !authorised_at ? 'AGUARDANDO_DEFINICAO' : `JORNADA_${journey}`;

/** The first attempt at a charge, or another after it failed, as the Pix API says it (pix-api.json, CobRTentativas). */
export const attemptType = (number: number): 'AGND' | 'NTAG' => (number === 1 ? 'AGND' : 'NTAG');

/** The states that something went through with the instant of each, oldest first; of one that it was never in the instant is null. */
export const updatesOf = <S extends string>(
  steps: readonly (readonly [status: S | null, at: Date | null])[],
): { status: S; data: string }[] =>
  steps.flatMap(([status, at]) => (status && at ? [{ status, data: at.toISOString() }] : []));

/** The cycle that a São Paulo day is in, from 0; -1 before the first. */
export function cycleAt(first: string, period: Collection['period'], day: string): number {
  let n = -1;
  while (cycleDay(first, period, n + 1) <= day) n++;
  return n;
}

interface Terms {
  state: Collection['state'];
  period: Collection['period'];
  first_day: string;
  last_day: string | null;
  amount: number | null;
  minimum: number | null;
  /** The last cycle that may be charged. */
  next_cycle: number;
}

const DUE = 'calendario.dataDeVencimento';
const AMOUNT = 'valor.original';

/** Why a cycle is not charged, each fault at its field of the Pix API. @param asked.amount integer cents @param now São Paulo day */
export function chargeFaults(terms: Terms, asked: { due: string; amount: number }, now: string): FieldErrors {
  const { due, amount } = asked;
  const faults: FieldErrors = [];
  const check = (ok: boolean, field: string, message: string) => void (ok || faults.push({ field, message }));
  check(terms.state === 'APROVADA', 'idRec', 'A recorrência não está aprovada.');
  check(amount > 0, AMOUNT, 'O valor deve ser maior que zero.');
  check(
    terms.amount === null || amount === terms.amount,
    AMOUNT,
    `O valor da recorrência é fixo: ${moneyOf(terms.amount ?? 0)}.`,
  );
  check(amount >= (terms.minimum ?? 0), AMOUNT, `O valor mínimo da recorrência é ${moneyOf(terms.minimum ?? 0)}.`);
  const [from, to] = [addDays(now, LATEST), addDays(now, EARLIEST)];
  if (!isRealDay(due)) faults.push({ field: DUE, message: 'Informe uma data que exista.' });
  else if (due < from || due > to)
    faults.push({ field: DUE, message: `Uma cobrança é criada de ${EARLIEST} a ${LATEST} dias antes do vencimento.` });
  else {
    const cycle = cycleAt(terms.first_day, terms.period, due);
    check(cycle >= 0, DUE, `O primeiro ciclo começa em ${formatDay(terms.first_day)}.`);
    check(!terms.last_day || due <= terms.last_day, DUE, 'A recorrência termina antes do vencimento.');
    check(cycle <= terms.next_cycle, DUE, 'Um ciclo anterior ainda não foi cobrado.');
  }
  return faults;
}

/** Attempts at one charge: the first and three more (PERMITE_3R_7D). */
const MOST_ATTEMPTS = 4;
/** Days after its due day within which a charge is tried again. */
export const RETRY_WITHIN = 7;

interface Tried {
  /** Of the recurrence. */
  state: Collection['state'];
  retry: Collection['retry'];
  charge: { state: CollectionCharge['state']; day: string };
  attempts: readonly { state: string }[];
}

/** Why a charge is not tried again on a São Paulo day, pt-BR; null where it may be. */
export function retryFault({ state, retry, charge, attempts }: Tried, day: string, now: string): string | null {
  if (state !== 'APROVADA') return 'A recorrência não está aprovada.';
  if (retry === 'NAO_PERMITE') return 'A política da recorrência não permite novas tentativas.';
  if (charge.state !== 'ATIVA') return 'A cobrança não está ativa.';
  if (attempts.some((one) => one.state === 'SOLICITADA' || one.state === 'AGENDADA'))
    return 'A cobrança já tem uma tentativa agendada.';
  if (attempts.length >= MOST_ATTEMPTS) return 'A cobrança já teve três novas tentativas.';
  if (!isRealDay(day)) return 'Informe uma data que exista.';
  if (day <= now) return 'A nova tentativa deve ser a partir de amanhã.';
  return day <= charge.day || day > addDays(charge.day, RETRY_WITHIN)
    ? `A nova tentativa deve ser até ${RETRY_WITHIN} dias depois do vencimento.`
    : null;
}

/**
 * Whether a charge whose attempt failed still waits for its application to ask for another.
 * @param number of the attempt that failed, from 1
 */
export const waitsForRetry = (
  { state, retry }: Pick<Tried, 'state' | 'retry'>,
  due: string,
  number: number,
  now: string,
): boolean =>
  state === 'APROVADA' && retry !== 'NAO_PERMITE' && number < MOST_ATTEMPTS && now < addDays(due, RETRY_WITHIN);

const ACCEPTS = 1000;
/** Integer cents up to which a payer of homologation answers by itself. */
export const REFUSES = 2000;

/** What a payer of homologation does with so many integer cents: as with all charges there, small ones are paid. */
export const payerOfHomologation = (cents: number): 'accepts' | 'refuses' | 'waits' =>
  cents <= ACCEPTS ? 'accepts' : cents <= REFUSES ? 'refuses' : 'waits';
