import type { BatchTerms } from '@balcao/contract/charges';
import type { Answer } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import type { Db } from '../../core/database';
import { fieldProblem, notFound, Problem } from '../../core/problem';
import { startBatch } from './batch-job';
import { OWN_DOCUMENT } from '../customers/service';
import { batchKind, type BatchError } from './batch-kinds';
import { dueDayFault } from '../../kits/charging/rules';
import './tables';

/**
 * A page of the customers of a batch who could not be charged (AREAS-7-charges-7). `ids`: only these customers, comma-separated.
 * @throws Problem 404 where the account has no such batch.
 */
export async function batchErrors(
  db: Db,
  accountId: number,
  uuid: string,
  { page = 1, size = 15, ids }: { page?: number; size?: number; ids?: string },
): Promise<Answer<'GET /charge/batch-errors/{uuid}'>> {
  const batch = await db
    .selectFrom('charge_batches')
    .select('errors')
    .where('account_id', '=', accountId)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!batch) throw notFound();
  const wanted = ids && new Set(ids.split(',').map(Number));
  const all = batch.errors as BatchError[];
  const errors = wanted ? all.filter(({ customer }) => customer.id !== null && wanted.has(customer.id)) : all;
  const shown = errors.slice((page - 1) * size, page * size);
  return {
    errors: shown.map((error) => ({ ...error, correctable: error.errorMessage === OWN_DOCUMENT })),
    total: errors.length,
  };
}

/**
 * Tries again to charge some of a batch's failed customers (without `wanted`, all), with their current data.
 * @throws Problem 404 where there is no such batch, 409 'batch-at-work' while it has pending customers, 422 'due-past' where its due date
 * is past, 422 'terms-over' where its other terms are no longer valid (the end of its discount, its payees or tags), 422 'nothing-failed'
 * where no customer failed, 422 at 'customers' where a customer has not failed in it.
 */
export async function retryBatch(
  ctx: Ctx,
  uuid: string,
  wanted?: number[],
): Promise<Answer<'POST /charge/batch/{uuid}/retry'>> {
  const batch = await ctx
    .trx()
    .selectFrom('charge_batches')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
  if (!batch?.input) throw notFound();
  if (batch.pending.length)
    throw new Problem(
      409,
      'batch-at-work',
      'Esta emissão ainda está em andamento. Espere terminar para tentar de novo.',
    );
  const past = dueDayFault(batch.input.expire_at, ctx.today);
  if (past) throw new Problem(422, 'due-past', `${past}. Emita de novo com outro vencimento.`);
  const [fault] = await batchKind(batch.kind).faults(ctx, batch.input);
  if (fault)
    throw new Problem(422, 'terms-over', `${fault.message.replace(/\.$/, '')}. Emita de novo com outras condições.`);
  const errors = batch.errors as BatchError[];
  const failed = new Set(errors.flatMap((error) => error.customer.id ?? []));
  const customers = [...new Set(wanted ?? failed)];
  if (!customers.length) throw new Problem(422, 'nothing-failed', 'Não há falhas para tentar de novo.');
  if (customers.some((id) => !failed.has(id)))
    throw fieldProblem('customers', 'Cliente não encontrado entre as falhas');
  const left = errors.filter((error) => !customers.includes(error.customer.id ?? 0));
  await ctx
    .trx()
    .updateTable('charge_batches')
    .set({ pending: customers, errors: JSON.stringify(left), created_by: ctx.userId, user_name: ctx.userName })
    .where('account_id', '=', ctx.accountId)
    .where('uuid', '=', uuid)
    .execute();
  return { task: await startBatch(ctx, uuid, customers.length) };
}

/** The terms of a batch of billets. @throws Problem 404 where the account has no such batch, or it is older than the storing of terms. */
export async function batchTerms(
  db: Db,
  accountId: number,
  uuid: string,
): Promise<Answer<'GET /charge/batch/{uuid}/terms'>> {
  const batch = await db
    .selectFrom('charge_batches')
    .select('input')
    .where('account_id', '=', accountId)
    .where('uuid', '=', uuid)
    .where('kind', '=', 'billet')
    .executeTakeFirst();
  if (!batch?.input) throw notFound();
  return batch.input as BatchTerms;
}

/** Removes a customer from a batch's failures, also while it is being issued. @throws Problem 404 where they have not failed in it. */
export async function dropFailure(ctx: Ctx, uuid: string, customer: number): Promise<void> {
  const batch = await ctx
    .trx()
    .selectFrom('charge_batches')
    .select('errors')
    .where('account_id', '=', ctx.accountId)
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
  const errors = (batch?.errors ?? []) as BatchError[];
  const left = errors.filter((error) => error.customer.id !== customer);
  if (left.length === errors.length) throw notFound();
  await ctx
    .trx()
    .updateTable('charge_batches')
    .set({ errors: JSON.stringify(left) })
    .where('account_id', '=', ctx.accountId)
    .where('uuid', '=', uuid)
    .execute();
}
