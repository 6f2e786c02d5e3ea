import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx, Services } from './area';
import { saoPauloDay } from './clock';
import type { Trx } from './database';
import { isGranted, type Caller } from './sessions';

/** What a handler leaves to be done after it: work to run once the transaction is committed, and details for the audit line. */
export interface Effects {
  after: (() => void | Promise<void>)[];
  notes: object[];
}

export const newEffects = (): Effects => ({ after: [], notes: [] });

/** The context of a call, of a person in the portal or of an application; without a transaction it only reads. */
export function contextOf(
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  trx: Trx | null,
  { after, notes }: Effects,
): Ctx {
  return {
    ...caller,
    db: trx ?? services.store.db,
    today: saoPauloDay(caller.now),
    services,
    can: (permission) => isGranted(caller, permission),
    trx: () => {
      if (!trx) throw new Error('a read has no transaction');
      return trx;
    },
    afterCommit: (work) => void after.push(work),
    noted: (detail) => void notes.push(detail),
    live: (...told) => void after.push(() => services.realtime.live(caller.accountId, ...told)),
    request,
    reply,
  };
}
