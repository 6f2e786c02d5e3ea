import { sql } from 'kysely';
import { SIGNING_SECONDS, type Operation } from '@balcao/contract/core/signing';
import type { Challenge } from '@balcao/contract/signature';
import { contract } from '../contract';
import type { Db } from '../database';
import { fieldProblem } from '../problem';
import type { Caller } from '../sessions';
import { hashToken, newToken } from '../tokens';
import { boundHash } from './bound';
import './tables';
import { groupsOf, newLetters } from './word';

/** When a challenge or approval made now expires, by the database's clock. */
export const inSigningTime = () => sql<Date>`now() + make_interval(secs => ${SIGNING_SECONDS})`;

/**
 * A call of the contract that is signed, of an operation as the portal asks for it.
 * @throws Problem 422 at `call` where there is none.
 */
export function signedCall(operation: Operation) {
  const spec = Object.hasOwn(contract, operation.call) ? contract[operation.call] : undefined;
  if (!spec?.signed) throw fieldProblem('call', 'Esta operação não é assinada.');
  return { spec, signed: spec.signed };
}

/** A substitution for this person on this account, for one operation where one is named; used once, within five minutes. */
export async function newChallenge(
  db: Db,
  caller: Pick<Caller, 'userId' | 'accountId'>,
  operation?: Operation,
): Promise<Challenge> {
  const bound = operation && {
    call: operation.call,
    bound_hash: boundHash(operation.call, signedCall(operation).spec, operation),
  };
  const [token, letters] = [newToken(), newLetters()];
  await db
    .insertInto('signature_challenges')
    .values({
      account_id: caller.accountId,
      user_id: caller.userId,
      token_hash: hashToken(token),
      call: bound?.call ?? null,
      bound_hash: bound?.bound_hash ?? null,
      letters,
      expires_at: inSigningTime(),
    })
    .execute();
  return { Grupos: { Grupo: groupsOf(letters) }, Token: token };
}
