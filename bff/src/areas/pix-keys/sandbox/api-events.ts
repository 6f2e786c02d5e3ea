import { defineApiEvents } from '../../../core/api-events';
import { fieldProblem } from '../../../core/problem';
import { KNOWN_KEYS } from '../../../rails/pix-directory/people';
import { pixDirectory } from '../../../rails/pix-directory/rail';
import '../tables';

const CLAIMER = KNOWN_KEYS['+5511999990001']!;

/** A key is claimed and goes to its claimer at another bank: charges by it can be paid no more. */
export default defineApiEvents({
  id: 'key-claimed',
  run: async (trx, { services }, { accountId, subject, at }) => {
    const { numUpdatedRows } = await trx
      .updateTable('pix_keys')
      .set({ state: 'claimed', ended_at: at })
      .where('account_id', '=', accountId)
      .where('key', '=', subject)
      .where('state', '=', 'active')
      .executeTakeFirst();
    if (!numUpdatedRows) throw fieldProblem('subject', 'Nenhuma chave ativa de homologação é esta.');
    await pixDirectory(services.config).left(trx, subject, CLAIMER, at);
  },
});
