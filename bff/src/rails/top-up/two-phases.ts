import { bankNow } from '../../core/clock';
import type { Db } from '../../core/database';
import type { PaymentAnswer, PaymentRail } from '../payments/port';
import type { TopUpRail, TopUpState } from './port';

/** An operator keeps an effected top-up open for so long; what was not confirmed by then is taken back (domain-next.md 7). */
const CONFIRM_MS = 10 * 60_000;

const UNDONE = { code: 'undone', reason: 'A operadora não concluiu a recarga a tempo.' };

/** What is done next with an order in a state: an effected one is made final while the operator still waits, and taken back afterwards. */
export const nextPhase = (found: TopUpState, now: Date): 'confirm' | 'undo' | null =>
  found.state !== 'effected' ? null : now.getTime() - found.at.getTime() <= CONFIRM_MS ? 'confirm' : 'undo';

/** What a state means for the money that is reserved for the order. */
export function answerOf(found: TopUpState): PaymentAnswer | { state: 'unknown' } {
  switch (found.state) {
    case 'confirmed':
      return { state: 'settled', at: found.at };
    case 'undone':
      return { state: 'refused', at: found.at, ...UNDONE };
    case 'refused':
      return found;
    case 'unknown':
      return found;
    default:
      return { state: 'processing' };
  }
}

/** The operators as a payment rail: both phases are one order; one whose answer was lost is asked for, and repeated only if unknown. */
export function twoPhases(rail: TopUpRail): PaymentRail {
  const finish = async (db: Db, key: string, found: TopUpState): Promise<PaymentAnswer | { state: 'unknown' }> => {
    const phase = nextPhase(found, await bankNow(db));
    return answerOf(phase ? await rail[phase](db, key) : found);
  };
  return {
    send: async (db, { key, amount, counterpart, details, at }) => {
      const order = { key, amount, at, operator: String(details.operator), phone: counterpart.code ?? '' };
      const answer = await finish(db, key, await rail.effect(db, order));
      return answer.state === 'unknown' ? { state: 'processing' } : answer;
    },
    ask: async (db, key) => finish(db, key, await rail.query(db, key)),
    receive: rail.receive,
    acknowledge: rail.acknowledge,
  };
}
