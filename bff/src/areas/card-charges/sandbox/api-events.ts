import { defineApiEvents } from '../../../core/api-events';
import { fieldProblem } from '../../../core/problem';
import { contestSandboxCard } from '../../../rails/cards/sandbox';
import '../tables';

const isNumber = (text: string) => /^\d{1,15}$/.test(text);

/** Who holds the card contests its charge. */
export default defineApiEvents({
  id: 'contested',
  run: async (trx, _tools, { accountId, subject, at }) => {
    const card = isNumber(subject)
      ? await trx
          .selectFrom('card_charges as c')
          .innerJoin('charges as o', (on) =>
            on.onRef('o.account_id', '=', 'c.account_id').onRef('o.id', '=', 'c.charge_id'),
          )
          .select(['c.order_key', 'o.status'])
          .where('c.account_id', '=', accountId)
          .where('c.charge_id', '=', Number(subject))
          .executeTakeFirst()
      : undefined;
    if (!card?.order_key || (card.status !== 'approved' && card.status !== 'paid'))
      throw fieldProblem('subject', 'Nenhuma cobrança de homologação paga com cartão tem este charge_id.');
    await contestSandboxCard(trx, card.order_key, at);
  },
});
