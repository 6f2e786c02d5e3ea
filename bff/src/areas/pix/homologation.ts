import { randomUUID } from 'node:crypto';
import type { Ctx } from '../../core/area';
import { BANK, post } from '../../ledger/ledger';
import type { HomologationOutcome } from '../../rails/payments/port';
import { isHomologation } from '../developer/service';

/** What becomes of a Pix of so many cents that is sent in homologation (domain-next.md 1). */
export function outcomeOf(cents: number): HomologationOutcome {
  if (cents > 2000) return 'refused';
  if (cents > 1000) return 'refused-later';
  if (cents === 400) return 'returned-in-two';
  return cents === 500 ? 'returned' : 'settled';
}

/**
 * What becomes of a Pix that an application sends; null where it is a real one. The account of homologation gets the money for it first:
 * nobody pays into it.
 */
export async function homologationOf(ctx: Ctx, cents: number): Promise<HomologationOutcome | null> {
  if (!(await isHomologation(ctx.db, ctx.accountId))) return null;
  if (cents > 0)
    await post(ctx.trx(), {
      key: `homologation:${ctx.accountId}:${randomUUID()}`,
      kind: 'deposit',
      description: 'Saldo de homologação',
      at: ctx.now,
      entries: [
        { accountId: ctx.accountId, kind: 'available', amount: cents },
        { accountId: BANK, kind: 'settlement', amount: -cents },
      ],
    });
  return outcomeOf(cents);
}
