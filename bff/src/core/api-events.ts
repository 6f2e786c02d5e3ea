import type { ApiEvent as EventId } from '@balcao/contract/developer';
import type { Trx } from './database';
import type { JobTools } from './jobs';

/** Something of the world outside that an application has happen in its homologation. */
export interface ApiEvent {
  id: EventId;
  /** @param happens.subject what it happens to, as the API names it. @throws Problem 422 at 'subject' */
  run(trx: Trx, tools: JobTools, happens: { accountId: number; subject: string; at: Date }): Promise<void>;
}

/** Events of an area: the default export of its sandbox/api-events.ts, found by its folder. */
export const defineApiEvents = (...events: readonly ApiEvent[]): readonly ApiEvent[] => events;
