import type { CustomerInput } from '@balcao/contract/customers';
import type { Ctx } from '../../core/area';
import type { Db } from '../../core/database';
import { refuseFields } from '../../core/problem';
import { listGroups } from '../customer-groups/service';
import { customerFaults, normalizeCustomer, type CustomerFacts } from './rules';

/** What the account and the day say about what may be registered. */
export async function customerFacts(db: Db, accountId: number, today: string): Promise<CustomerFacts> {
  const account = await db.selectFrom('accounts').select('document').where('id', '=', accountId).executeTakeFirstOrThrow();
  const groups = await listGroups(db, accountId);
  return { accountDocument: account.document, groupIds: new Set(groups.map((group) => group.id)), today };
}

/** The customer as it may be stored. @throws Problem 422 at every field that may not. */
export async function checkedCustomer(ctx: Ctx, input: CustomerInput): Promise<CustomerInput> {
  const customer = normalizeCustomer(input);
  refuseFields(customerFaults(customer, await customerFacts(ctx.db, ctx.accountId, ctx.today)));
  return customer;
}
