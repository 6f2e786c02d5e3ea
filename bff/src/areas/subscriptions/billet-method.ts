import { DAYS_AHEAD } from '@balcao/contract/shared/subscription-limits';
import { addCharges, newCharge } from '../../kits/charging/new-charge';
import { lockNumbers, useNumbers } from '../../kits/charging/issue-repository';
import { chargesRecurringly } from '../../kits/charging/recurring';
import { spendWhatFits } from '../../kits/money/limits-fit';
import { ratesOf } from '../../kits/charging/rates/rates';

/** Charges of subscriptions by billet: registered and e-mailed like other billets, within the account's issuing limits. */
chargesRecurringly('banking_billet', {
  retryAfterDays: 1,
  daysAhead: DAYS_AHEAD,
  charge: async (work, { subscriptionId, period, payer, input, amounts, number }) => {
    const { trx, accountId, now } = work;
    const our_number = await lockNumbers(trx, accountId);
    const { reason } = await spendWhatFits(trx, accountId, 'billet-carnet', {
      amount: amounts.value,
      count: 1,
      at: now,
    });
    if (reason) return { failure: reason };
    const issuer = await trx
      .selectFrom('accounts')
      .select(['account_number', 'nickname', 'address'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const { fee } = (await ratesOf(trx, accountId)).charges.billet;
    const of = {
      ...(number === undefined ? {} : { id: number }),
      kind: 'subscription',
      subscription_id: subscriptionId,
    } as const;
    const row = newCharge(work, { issuer, input, amounts, payer, our_number, fee, of });
    await useNumbers(trx, accountId, our_number + 1);
    const message = `Cobrança ${period} da assinatura ${subscriptionId} criada`;
    const [charge] = await addCharges(work, [row], { items: input.items, tags: input.tags, told: message });
    return { charge: charge! };
  },
});
