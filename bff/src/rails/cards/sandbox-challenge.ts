import type { Db } from '../../core/database';
import { newToken } from '../../core/tokens';
import type { Challenge, ChallengeShown } from './port';
import type { TestBehaviour } from './sandbox-token';
import './tables';

/** Page of the sandbox's issuer on which a payer is authenticated. */
export const SANDBOX_CHALLENGE_PATH = '/processadora/autenticacao';

/** Why a payer who did not pass is refused, pt-BR. */
export const UNCONFIRMED = 'O banco do cartão não confirmou quem está pagando.';

/** The authorisation code of an approved order. */
export const authorisationOf = (key: string): string =>
  key
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 6)
    .toUpperCase();

type TdsBehaviour = Extract<TestBehaviour, `tds-${string}`>;

/** Whether a card behaves otherwise only where 3-D Secure is asked for. */
export const isOfTds = (behaviour: TestBehaviour): behaviour is TdsBehaviour => behaviour.startsWith('tds-');

/** What the sandbox's issuer does with an order that asks for 3-D Secure; cards that are not named here pass without a challenge. */
export const authenticationOf = (behaviour: TestBehaviour): 'passed' | 'challenge' | 'failed' =>
  behaviour === 'tds-failed'
    ? 'failed'
    : behaviour === 'tds-challenge' || behaviour === 'tds-challenge-refused'
      ? 'challenge'
      : 'passed';

/** Whether the issuer takes a payer as authenticated. @param confirmed what the payer said */
export const isAuthenticated = (behaviour: string, confirmed: boolean): boolean =>
  confirmed && behaviour === 'tds-challenge';

/** The challenge of an order: the same for its key. */
export async function openChallenge(
  db: Db,
  { key, callbackUrl, behaviour }: { key: string; callbackUrl: string; behaviour: TestBehaviour },
): Promise<Challenge> {
  await db
    .insertInto('sandbox_card_challenges')
    .values({
      key,
      creq: newToken(),
      session_data: newToken(),
      callback_url: callbackUrl,
      behaviour,
      answered_at: null,
    })
    .onConflict((c) => c.column('key').doNothing())
    .execute();
  const { creq, session_data } = await db
    .selectFrom('sandbox_card_challenges')
    .select(['creq', 'session_data'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { action: SANDBOX_CHALLENGE_PATH, creq, sessionData: session_data };
}

/** What the payer sees of a challenge; undefined where there is none of that request. */
export async function findChallenge(db: Db, creq: string): Promise<ChallengeShown | undefined> {
  const row = await db
    .selectFrom('sandbox_card_challenges as c')
    .innerJoin('sandbox_card_orders as o', 'o.key', 'c.key')
    .select(['o.amount', 'o.descriptor', 'c.callback_url as callbackUrl', 'c.answered_at'])
    .where('c.creq', '=', creq)
    .executeTakeFirst();
  return row && { ...row, isAnswered: row.answered_at !== null };
}

/** Notes the payer's answer, once; the outcome is told as an event. */
export async function answerChallenge(
  db: Db,
  creq: string,
  { confirmed, now }: { confirmed: boolean; now: Date },
): Promise<void> {
  const challenge = await db
    .updateTable('sandbox_card_challenges')
    .set({ answered_at: now })
    .where('creq', '=', creq)
    .where('answered_at', 'is', null)
    .returning(['key', 'behaviour'])
    .executeTakeFirst();
  if (!challenge) return;
  const passed = isAuthenticated(challenge.behaviour, confirmed);
  await db
    .updateTable('sandbox_card_events')
    .set({
      kind: passed ? 'approved' : 'denied',
      reason: passed ? authorisationOf(challenge.key) : UNCONFIRMED,
      due_at: now,
    })
    .where('event_id', '=', `${challenge.key}:challenge`)
    .where('taken', '=', false)
    .execute();
}
