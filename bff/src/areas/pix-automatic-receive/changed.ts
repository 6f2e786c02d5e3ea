import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { tellAutomaticWebhook } from '../developer/service';
import { notedCharge } from './charge-dto';
import { notedRecurrence } from './recurrence-dto';

type Of = { account_id: number; id: number };

/** Tells the account's webhook of recurrences, where it has one, what became of one. */
export const recurrenceChanged = (trx: Trx, tools: JobTools, { account_id: accountId, id }: Of): Promise<void> =>
  tellAutomaticWebhook(trx, tools, {
    accountId,
    kind: 'rec',
    read: async () => {
      const rec = await notedRecurrence({ db: trx, accountId }, id);
      return { subject: rec.idRec, body: { recs: [rec] } };
    },
  });

/** Tells the account's webhook of recurrences' charges, where it has one, what became of one. */
export const chargeChanged = (trx: Trx, tools: JobTools, { account_id: accountId, id }: Of): Promise<void> =>
  tellAutomaticWebhook(trx, tools, {
    accountId,
    kind: 'cobr',
    read: async () => {
      const charge = await notedCharge({ db: trx, accountId }, id);
      return { subject: charge.txid, body: { cobsr: [charge] } };
    },
  });
