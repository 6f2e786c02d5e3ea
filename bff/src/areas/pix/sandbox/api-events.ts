import { sql } from 'kysely';
import { defineApiEvents } from '../../../core/api-events';
import { fieldProblem } from '../../../core/problem';
import { returnSandboxPayment } from '../../../rails/payments/sandbox';
import '../../../kits/money/tables';

/** The other bank sends a Pix back. */
export default defineApiEvents({
  id: 'refunded',
  run: async (trx, _tools, { accountId, subject, at }) => {
    const sent = await trx
      .selectFrom('money_operations')
      .select(['protocol', 'state'])
      .where('account_id', '=', accountId)
      .where('kind', 'like', 'pix%')
      .where(sql<string>`details ->> 'endToEnd'`, '=', subject)
      .executeTakeFirst();
    if (!sent) throw fieldProblem('subject', 'Nenhum Pix enviado em homologação tem este endToEndId.');
    if (sent.state !== 'sent' && sent.state !== 'settled')
      throw fieldProblem('subject', 'Este Pix não está mais na outra instituição.');
    await returnSandboxPayment(trx, 'pix', sent.protocol, at);
  },
});
