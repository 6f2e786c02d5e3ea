import type { Services } from '../../core/area';
import { bankNow, saoPauloDay } from '../../core/clock';
import { personTypeOf } from '../../core/documents';
import { Problem } from '../../core/problem';
import { readPayer, type Fault, type PagePayer, type Typed } from '../../kits/charging/links/payer';
import type { Issuing } from '../../kits/charging/new-charge';
import { customerByDocument } from '../charges/service';
import { lockForPayer } from './actions';
import { cardOf, cardPath } from './card-page';
import { addSubscriptions } from './create';
import { issuePeriod } from './issue-period';
import { CLOSED, linkState, takesWay, termsOfLink } from './link-rules';
import { findLink, linkPath, type Linked } from './links';

/** The result of a payer's form: where they go on, the faults of the fields, or why the page takes nobody. */
export type Started = { path: string } | { faults: Fault } | { closed: string };

/**
 * Makes the subscription of a link for the payer who named themself; of two at once one gets it. A registered customer of the same document
 * stays as they are: anybody may know a document.
 * @throws Problem 422 where the page does not take the chosen form of payment or this payer cannot be charged
 */
export async function startSubscription(services: Services, code: string, typed: Typed): Promise<Started> {
  const after: (() => void | Promise<void>)[] = [];
  const started = await services.store.transaction(async (trx): Promise<Started> => {
    const now = await bankNow(trx);
    const linked = (await findLink(trx, { code }, 'lock'))!;
    const { link, draft, charge } = linked;
    const state = linkState({ ...draft, charge, expire_at: link.expire_at }, saoPauloDay(now));
    if (state !== 'open') return { closed: CLOSED[state] };
    const { document: own } = await trx
      .selectFrom('accounts')
      .select('document')
      .where('id', '=', link.account_id)
      .executeTakeFirstOrThrow();
    const payer = readPayer(typed, { address: link.asks_address, email: true, own });
    if ('faults' in payer) return payer;
    return {
      path: await subscribe(
        {
          trx,
          services,
          accountId: link.account_id,
          userId: link.created_by,
          userName: payer.name,
          now,
          afterCommit: (work) => void after.push(work),
        },
        linked,
        { payer, way: typed.forma === 'cartao' ? 'credit_card' : 'banking_billet' },
      ),
    };
  });
  for (const work of after) await work();
  return started;
}

/** The path at which the payer goes on: to give their card, or to the codes of the first charge. */
async function subscribe(
  work: Issuing,
  { link, draft }: Linked,
  { payer, way }: { payer: PagePayer; way: 'banking_billet' | 'credit_card' },
): Promise<string> {
  const { trx, accountId, now } = work;
  if (!takesWay(link.payment_method, way))
    throw new Problem(422, 'way', 'Esta assinatura não é paga desta forma. Escolha outra.');
  const customer = await customerByDocument(trx, work, { ...payer, personType: personTypeOf(payer.document)! });
  const { errors } = await addSubscriptions(
    work,
    { ...termsOfLink(draft, link, { way, today: saoPauloDay(now) }), customers: [customer] },
    { id: draft.id },
  );
  if (errors[0]) throw new Problem(422, 'invalid', errors[0].errorMessage);
  await trx
    .updateTable('subscription_drafts')
    .set({ status: 'made' })
    .where('account_id', '=', accountId)
    .where('id', '=', draft.id)
    .execute();
  if (payer.address)
    await trx
      .updateTable('subscriptions')
      .set({ customer_address: JSON.stringify(payer.address) })
      .where('account_id', '=', accountId)
      .where('id', '=', draft.id)
      .execute();
  if (way === 'credit_card') return cardPath((await cardOf(trx, accountId, draft.id))!.code);
  const { failure } = await issuePeriod(work, await lockForPayer(trx, accountId, draft.id));
  if (failure) throw new Problem(422, 'invalid', `${failure}.`);
  return linkPath(link.code);
}
