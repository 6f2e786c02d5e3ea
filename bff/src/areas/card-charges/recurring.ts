import { chargesRecurringly } from '../../kits/charging/recurring';
import { takesCards } from './offer';
import { chargeStoredCard } from './pay';
import { startCardCharge } from './start';

/** Days after its due date until a refused charge is written off, as billets are. */
const WRITE_OFF_DAYS = 30;
const NO_CARD = 'O cliente ainda não informou o cartão';

/** Charges of subscriptions by card on file: charged on the due date, and tried again after a refusal. */
chargesRecurringly('credit_card', {
  retryAfterDays: 3,
  daysAhead: 0,
  charge: async (work, { subscriptionId, period, payer, input, amounts, card, number }) => {
    const { trx, accountId, services, userId, userName } = work;
    if (!(await takesCards(trx, services.config, accountId)))
      return { failure: 'Informe o ramo de atividade da conta para receber com cartão' };
    if (!card) return { failure: NO_CARD };
    const charge = await startCardCharge(work, {
      payer,
      items: input.items,
      amounts,
      expire_at: input.expire_at,
      message: input.message ?? null,
      of: { kind: 'subscription', subscription_id: subscriptionId, customer_id: payer.id },
      write_off_days: WRITE_OFF_DAYS,
      tags: input.tags,
      told: `Cobrança ${period} da assinatura ${subscriptionId} criada`,
      by: { id: userId, name: userName },
      known: {
        ...(number === undefined ? {} : { id: number }),
        order_id: input.order_id ?? null,
        notification_url: input.notification_url ?? null,
      },
    });
    const failure = await chargeStoredCard(trx, work, { accountId, chargeId: charge, token: card });
    if (failure) throw new Error(`a new charge was not tried: ${failure}`);
    return { charge };
  },
  retry: async (work, { charge, card }) =>
    card ? chargeStoredCard(work.trx, work, { accountId: work.accountId, chargeId: charge, token: card }) : NO_CARD,
});
