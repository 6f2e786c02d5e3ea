import type { Ctx } from '../../core/area';
import { notFound, Problem, refuseFields } from '../../core/problem';
import { payersByIds } from '../customers/service';
import { marketplaceFaults } from '../charges/service';
import { lockSubscriptions } from './actions';
import { changeOf, cardFault, payerFaults, type ApiChange } from './change-api-rules';
import { draftOf, findSubscriptionDto } from './subscription-api';
import { putCard } from './take-card';
import { updateSubscription } from './update';

/** Changes a subscription for its next charges, and its card. @throws Problem 404, 409, 422 at the faulty fields */
export async function changeByApi(ctx: Ctx, id: number, body: ApiChange) {
  refuseFields([...payerFaults(body.customer), ...marketplaceFaults(body.items ?? [])]);
  const draft = await draftOf(ctx, id).executeTakeFirst();
  if (draft && draft.status !== 'made')
    throw new Problem(409, 'invalid-operation', 'A forma de pagamento desta assinatura ainda não foi definida.');
  const change = changeOf(id, body);
  if (change) await updateSubscription(ctx, change);
  if (body.payment_token !== undefined) await changeCard(ctx, id, body.payment_token);
  ctx.noted({ about: String(id) });
  return { code: 200, data: await findChangedDto(ctx, id) };
}

async function changeCard(ctx: Ctx, id: number, token: string): Promise<void> {
  const row = (await lockSubscriptions(ctx, [id])).get(id);
  if (!row) throw notFound();
  const fault = cardFault(row);
  if (fault) throw new Problem(409, 'invalid-operation', fault);
  await putCard(ctx.trx(), ctx, { ...ctx, id, token, by: { id: ctx.userId, name: ctx.userName } });
}

async function findChangedDto(ctx: Ctx, id: number) {
  const { customer_id, customer_email, customer_phone } = (await lockSubscriptions(ctx, [id])).get(id)!;
  const { history: _history, next_execution, next_expire_at, ...shown } = (await findSubscriptionDto(ctx, id)).data;
  const known = (await payersByIds(ctx.trx(), ctx.accountId, [customer_id])).get(customer_id);
  return {
    ...shown,
    // one that has ended is charged on no further day
    next_execution: next_execution ?? '',
    next_expire_at: next_expire_at ?? '',
    customer: { email: customer_email ?? '', phone_number: customer_phone ?? known?.phone ?? '' },
  };
}
