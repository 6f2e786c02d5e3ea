import { defineApiEvents } from '../../../core/api-events';
import { fieldProblem } from '../../../core/problem';
import { sendIn } from '../incoming';
import '../tables';

/** Somebody at another bank pays a charge, whatever its amount. */
export default defineApiEvents({
  id: 'paid',
  run: async (trx, tools, { accountId, subject, at }) => {
    const code = await trx
      .selectFrom('pix_qrcodes')
      .select('payload')
      .where('account_id', '=', accountId)
      .where('txid', '=', subject)
      .where('cob', 'is not', null)
      .where('removed_at', 'is', null)
      .where('location_id', 'is not', null)
      .executeTakeFirst();
    if (!code) throw fieldProblem('subject', 'Nenhuma cobrança de homologação tem este txid.');
    await sendIn(trx, tools, { code: code.payload }, at).catch((error: Error) => {
      throw fieldProblem('subject', error.message);
    });
  },
});
