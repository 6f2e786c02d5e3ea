import type { Selectable } from 'kysely';
import type { CreditCharge, Suggestion } from '@balcao/contract/reconciliation';
import { diffDays, formatDay } from '../../core/calendar';
import type { Database } from '../../core/database';
import { formatMoney } from '../../core/money';
import { searchText } from '../../core/search-text';

/** The facts of a credit that suggestions depend on. */
export type Known = Pick<
  Selectable<Database['reconciliation_credits']>,
  'amount' | 'refunded' | 'payer_name' | 'payer_document'
> & { /** São Paulo day it came on. */ day: string };

export type Candidate = CreditCharge & { customer_document: string };

const MOST = 5;
/** Days around the due date in which most people pay. */
const NEAR = 10;
/** Most open charges of a payer among which a sum is searched. */
const MOST_TOGETHER = 12;
const NAME_PARTICLES = /^(?:de|da|do|das|dos|e|ltda|me|sa|s\/a|eireli)$/;

const wordsOf = (name: string) =>
  searchText(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !NAME_PARTICLES.test(word));

/** Whether two names are likely the same: their first words agree, and one more. */
export function sameName(a: string, b: string): boolean {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  if (!one[0] || one[0] !== other[0]) return false;
  const rest = new Set(other.slice(1));
  return one.length === 1 || other.length === 1
    ? one.length === other.length
    : one.slice(1).some((word) => rest.has(word));
}

interface Weighed {
  points: number;
  reasons: string[];
}

/** How likely a charge is the one that a credit paid: points, and the reasons. */
function weigh(credit: Known, charge: Candidate, left: number): Weighed {
  const reasons: [points: number, reason: string][] = [];
  const isPayer = credit.payer_document !== null && credit.payer_document === charge.customer_document;
  if (isPayer) reasons.push([5, 'O CPF ou CNPJ de quem pagou é o do cliente']);
  else if (sameName(credit.payer_name, charge.customer_name))
    reasons.push([3, 'O nome de quem pagou é parecido com o do cliente']);
  if (left === charge.due) {
    const extra = charge.due - charge.value;
    const why = extra > 0 ? ', com multa e juros' : extra < 0 ? ', com desconto' : '';
    reasons.push([4, `O valor é o devido em ${formatDay(credit.day)}${why}`]);
  } else if (left === charge.value) reasons.push([3, 'O valor é o da cobrança, sem multa e juros']);
  else
    reasons.push([
      -2,
      `O valor é ${formatMoney(Math.abs(left - charge.due))} ${left < charge.due ? 'menor' : 'maior'} que o devido`,
    ]);
  const days = diffDays(charge.expire_at, credit.day);
  if (Math.abs(days) <= NEAR) reasons.push([1, nearWords(days)]);
  return { points: reasons.reduce((sum, [points]) => sum + points, 0), reasons: reasons.map(([, reason]) => reason) };
}

const nearWords = (days: number): string => {
  if (days === 0) return 'Entrou no dia do vencimento';
  const count = Math.abs(days) === 1 ? '1 dia' : `${Math.abs(days)} dias`;
  return days < 0 ? `Entrou ${count} antes do vencimento` : `Entrou ${count} depois do vencimento`;
};

const confidenceOf = (points: number): Suggestion['confidence'] =>
  points >= 8 ? 'high' : points >= 5 ? 'medium' : 'low';

function shownCharge({ id, kind, kind_label, customer_name, status, expire_at, value, due }: Candidate): CreditCharge {
  return { id, kind, kind_label, customer_name, status, expire_at, value, due };
}

/** The charges that a credit likely paid, the likeliest first. @param candidates open charges of the payer, or of the credit's value */
export function suggestionsOf(credit: Known, candidates: Candidate[]): Suggestion[] {
  const left = credit.amount - credit.refunded;
  const single = candidates
    .map((charge) => ({ charge, ...weigh(credit, charge, left) }))
    .filter(({ points }) => points >= 3)
    .sort(
      (a, b) =>
        b.points - a.points || a.charge.expire_at.localeCompare(b.charge.expire_at) || a.charge.id - b.charge.id,
    );
  // between two equally likely charges a person must choose
  const isTie = single.length > 1 && single[0]!.points === single[1]!.points;
  const suggestions = single.slice(0, MOST).map(({ charge, points, reasons }, at): Suggestion => {
    const confidence = confidenceOf(points);
    return {
      confidence: isTie && at < 2 && confidence === 'high' ? 'medium' : confidence,
      reasons,
      parts: [{ charge: shownCharge(charge), amount: left }],
    };
  });
  const several = single.some(({ charge }) => charge.due === left) ? null : together(credit, candidates, left);
  const all = several ? [several, ...suggestions].slice(0, MOST) : suggestions;
  // beside a certain suggestion, merely possible ones only distract
  return all[0]?.confidence === 'high' ? all.filter(({ confidence }) => confidence !== 'low') : all;
}

/** Several charges of the payer that add up to what came in, the oldest ones first. */
function together(credit: Known, candidates: Candidate[], left: number): Suggestion | null {
  const theirs = candidates
    .filter((charge) => charge.customer_document === credit.payer_document && charge.due > 0)
    .sort((a, b) => a.expire_at.localeCompare(b.expire_at) || a.id - b.id)
    .slice(0, MOST_TOGETHER);
  let best: Candidate[] | null = null;
  for (let mask = 1; mask < 1 << theirs.length; mask++) {
    const chosen = theirs.filter((_, at) => mask & (1 << at));
    if (chosen.length < 2 || (best && chosen.length >= best.length)) continue;
    if (chosen.reduce((sum, { due }) => sum + due, 0) === left) best = chosen;
  }
  return (
    best && {
      confidence: 'high',
      reasons: [
        'O CPF ou CNPJ de quem pagou é o do cliente',
        `O valor é a soma de ${best.length} cobranças dele em ${formatDay(credit.day)}`,
      ],
      parts: best.map((charge) => ({ charge: shownCharge(charge), amount: charge.due })),
    }
  );
}
