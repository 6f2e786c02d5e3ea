import type { FastifyRequest } from 'fastify';
import type { CallSpec } from '@balcao/contract/core/call';
import { sessionApart } from './apart';
import type { Services } from './area';
import { Problem, sessionExpired } from './problem';
import { readSessionToken } from './session-cookie';
import { findCaller, findCallerOf, isGranted, mustUpdateRegistration, type Caller } from './sessions';
import { isStorable } from './storable';

export type OriginCheck = (origin: string | undefined, host: string | undefined) => boolean;

/** Who calls, and whether they may. */
export async function admit(
  request: FastifyRequest,
  spec: CallSpec,
  services: Services,
  write: boolean,
): Promise<void> {
  if (spec.permission === 'public') return;
  const isApart = spec.apart && services.config.BALCAO_CARD_ORIGIN !== undefined;
  const caller = await (isApart ? callerApart(request, services) : callerOf(request, services));
  if (!caller) throw isApart ? tokenExpired() : sessionExpired();
  request.caller = caller;
  authorise(spec, caller);
  refuseOtherAccount(request, spec, caller, write);
}

/** Refuses writes from pages of other sites, which can neither set the header nor hide their origin. */
export function refuseForeignPages(request: FastifyRequest, isOwnOrigin: OriginCheck): void {
  if (request.headers['x-requested-with'] !== 'balcao' || !isOwnOrigin(request.headers.origin, request.headers.host))
    throw new Problem(403, 'origin', 'Esta operação só pode ser feita pelo portal.');
}

/** Refuses text that the database cannot store, and bodies nested deeper than any call needs. */
export function refuseUnstorable(request: FastifyRequest): void {
  if (request.url.includes('%00') || (!Buffer.isBuffer(request.body) && !isStorable(request.body)))
    throw new Problem(400, 'invalid', 'O texto tem um caractere que não é aceito.');
}

export async function callerOf(request: FastifyRequest, services: Services): Promise<Caller | null> {
  const token = readSessionToken(request);
  return token ? findCaller(services.store.db, token) : null;
}

async function callerApart({ body }: FastifyRequest, { store }: Services): Promise<Caller | null> {
  const session = await sessionApart(store.db, body);
  return session === undefined ? null : findCallerOf(store.db, session);
}

/** No 401: the session goes on, in another place. */
const tokenExpired = () => new Problem(422, 'card-token', 'O acesso expirou. Tente de novo.');

function authorise(spec: CallSpec, caller: Caller): void {
  if (spec.permission === 'session') return;
  if (caller.isShutdown) throw new Problem(403, 'shutdown', 'Esta conta foi encerrada.', { type: 'shutdown' });
  if (!spec.whileBlocked && mustUpdateRegistration(caller))
    throw new Problem(403, 'registration-update', 'Conclua a atualização cadastral para voltar a usar a conta.', {
      type: 'registration-update',
    });
  const anyOf = typeof spec.permission === 'string' ? [spec.permission] : spec.permission;
  if (!anyOf.some((id) => isGranted(caller, id)))
    throw new Problem(403, 'permission', 'Você não tem permissão para fazer isso. Fale com o administrador da conta.', {
      type: 'permission',
    });
}

/** Each write names the account it is meant for, so that a tab does not write to the account that another tab switched to. */
function refuseOtherAccount(request: FastifyRequest, spec: CallSpec, caller: Caller, write: boolean): void {
  if (spec.anyAccount) return;
  const meant = request.headers['x-account-id'];
  if (meant === undefined && !write) return;
  if (meant === undefined) throw new Problem(400, 'account-missing', 'A operação não informou a conta.');
  if (meant !== String(caller.accountId))
    throw new Problem(409, 'account-mismatch', 'Você mudou de conta em outra aba. Recarregue a página para continuar.');
}
