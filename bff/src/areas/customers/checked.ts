import type { CustomerInput } from '@balcao/contract/customers';
import type { Ctx } from '../../core/area';
import type { Db } from '../../core/database';
import { cleanName } from '../../core/clean-name';
import { fieldProblem, refuseFields } from '../../core/problem';
import { ensureGroups, listGroups } from '../customer-groups/service';
import { customerFaults, MOST_GROUPS, normalizeCustomer, TOO_MANY_GROUPS, type CustomerFacts } from './rules';

/** The facts of the account and the day that decide whether a customer may be registered. */
export async function customerFacts(db: Db, accountId: number, today: string): Promise<CustomerFacts> {
  const account = await db
    .selectFrom('accounts')
    .select('document')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const groups = await listGroups(db, accountId);
  return { accountDocument: account.document, groupIds: new Set(groups.map((group) => group.id)), today };
}

/** The customer as it may be stored. @throws Problem 422 at every field that may not. */
export async function checkedCustomer(ctx: Ctx, input: CustomerInput): Promise<CustomerInput> {
  const customer = normalizeCustomer(input);
  refuseFields(customerFaults(customer, await customerFacts(ctx.db, ctx.accountId, ctx.today)));
  return customer;
}

/** The same, also in the groups with these names, which are created if missing. @throws Problem 422 at 'groups' where they are too many. */
export async function checkedInGroups(ctx: Ctx, input: CustomerInput, names: string[] = []): Promise<CustomerInput> {
  const customer = await checkedCustomer(ctx, input);
  const named = await ensureGroups(ctx.trx(), ctx.accountId, names.map(cleanName).filter(Boolean));
  const groups = [...new Set([...customer.groups, ...named.values()])];
  if (groups.length > MOST_GROUPS) throw fieldProblem('groups', TOO_MANY_GROUPS);
  if (named.size) ctx.live('groups', 'created', [...named.values()]);
  return { ...customer, groups };
}
