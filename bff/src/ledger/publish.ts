import type { JobTools } from '../core/jobs';

/** After the commit, open pages of an account read its balance and statement again. A call's context fits. */
export function publishMoney({ afterCommit, services }: JobTools, accountId: number): void {
  afterCommit(() => {
    services.realtime.live(accountId, 'statement', 'created', []);
    services.realtime.live(accountId, 'balance', 'updated', []);
  });
}
