import { bankNow } from '../../core/clock';
import { defineJob } from '../../core/jobs';
import { ageClaims } from './claims';

const ROUND_SECONDS = 5;

/** Periodic job that moves portabilities and claims on with time. */
export const claimsRound = defineJob<object>({
  name: 'pix-claims-round',
  everySeconds: ROUND_SECONDS,
  run: async (trx, _data, tools) => ageClaims(trx, tools, await bankNow(trx)),
});
