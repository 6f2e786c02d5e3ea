import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../core/area';
import { recordAction } from '../../../core/audit';
import { newEffects, type Effects } from '../../../core/context';
import type { Trx } from '../../../core/database';
import { claim, storeAnswer, type Intent } from '../../../core/idempotency';
import { Problem } from '../../../core/problem';
import type { ApiAnswer, ApiInput, Endpoint } from '../../../core/public-api';
import { stableHash } from '../../../core/tokens';
import type { Client } from './clients';

const KEY_HEADER = 'x-idempotency-key';
const MOST_KEY = 100;

/** What a request with an idempotency key may do once; null where it has none. @throws Problem 400 */
export function onceOf(
  request: FastifyRequest,
  client: Client,
  call: string,
  { params, body }: ApiInput,
): Intent | null {
  const given = request.headers[KEY_HEADER];
  if (given === undefined) return null;
  if (typeof given !== 'string' || !given || given.length > MOST_KEY)
    throw new Problem(400, 'chave_idempotencia_invalida', `${KEY_HEADER} deve ter de 1 a ${MOST_KEY} caracteres.`);
  const { accountId, userId } = client.caller;
  const key = `api:${stableHash([client.applicationId, client.environment, given])}`;
  return { key, call, accountId, userId, input: { params, body } };
}

const claimOnce = (trx: Trx, once: Intent) =>
  claim(trx, once).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(409, 'chave_idempotencia_usada', `Esta ${KEY_HEADER} já foi usada em outra requisição.`);
  });

const TRY_AGAIN = new Set(['40001', '40P01']);

/** Runs an endpoint that changes something, with its audit and its idempotency key. */
export async function inTransaction(
  services: Services,
  { caller, ownerId, applicationId }: Client,
  { audit }: Endpoint,
  { ip, once }: { ip: string; once: Intent | null },
  run: (trx: Trx, effects: Effects) => Promise<ApiAnswer>,
): Promise<ApiAnswer> {
  for (let attempt = 1; ; attempt++) {
    const effects = newEffects();
    try {
      const answer = await services.store.transaction(async (trx) => {
        const before = once && (await claimOnce(trx, once));
        if (before?.done) return before.answer as ApiAnswer;
        const result = await run(trx, effects);
        if (audit)
          await recordAction(trx, {
            accountId: ownerId,
            userId: caller.userId,
            action: audit,
            target: { application: applicationId, ...(Object.assign({}, ...effects.notes) as object) },
            ip,
            stored: null,
          });
        const { status = 200, body, type } = result;
        if (once) await storeAnswer(trx, { ...once, answer: { status, body, ...(type && { type }) } });
        return result;
      });
      for (const work of effects.after) await work();
      return answer;
    } catch (error) {
      if (attempt < 3 && TRY_AGAIN.has((error as { code?: string }).code ?? '')) continue;
      throw error;
    }
  }
}
