import { randomUUID } from 'node:crypto';
import type { BatchTerms, BilletInput } from '@balcao/contract/charges';
import type { Answer } from '@balcao/contract/core/registry';
import { DEFAULT_WRITE_OFF_DAYS } from '@balcao/contract/shared/billet-limits';
import type { Ctx } from '../../core/area';
import { refuseFields } from '../../core/problem';
import { settingOf } from '../../kits/billing/settings';
import { billetRail } from '../../rails/billet/rail';
import { tagsFault } from '../tags/service';
import { keepBatch, startBatch } from './batch-job';
import { chargeCustomers } from './charge-customers';
import { issuingOf } from '../../kits/charging/new-charge';
import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import { billetFaults } from '../../kits/charging/issue-rules';
import { MINIMUM_FOR_TERMS } from '../../kits/charging/rates';

/**
 * Issues one billet for each customer. To one it is issued at once; to several it is a task, part by part, that one can follow.
 * What all share refuses everything, at its field; what only some customers fail is kept under the batch's uuid, the others are charged.
 */
export async function issueBillets(ctx: Ctx, asked: BilletInput): Promise<Answer<'POST /charges/{type}'>> {
  billetRail(ctx.services.config);
  const input = withDefaults(await settingOf(ctx.db, ctx.accountId, 'billet'), asked);
  await refuseInput(ctx, input);
  const uuid = randomUUID();
  const customers = [...new Set(input.customers)];
  if (customers.length > 1) {
    await keepBatch(ctx, uuid, input, { pending: customers, errors: [] });
    return { uuid, ids: [], failed: 0, task: await startBatch(ctx, uuid, customers.length) };
  }
  const { ids, errors } = await chargeCustomers(issuingOf(ctx), input, { customers, uuid });
  await keepBatch(ctx, uuid, input, { pending: [], errors });
  return { uuid, ids, failed: errors.length, task: null };
}

/** What the account chose for its billets, where the issuer does not say; a value too small for fine and interest has none of them. */
export function withDefaults<I extends BatchTerms>(
  { message, write_off_days, fine, interest }: Awaited<ReturnType<typeof settingOf<'billet'>>>,
  input: I,
): I {
  const takesTerms = totalsOf(input).value >= MINIMUM_FOR_TERMS;
  return {
    ...(takesTerms && fine ? { fine } : {}),
    ...(takesTerms && interest ? { interest } : {}),
    ...(write_off_days === DEFAULT_WRITE_OFF_DAYS ? {} : { write_off_days }),
    ...(message ? { message } : {}),
    ...input,
  };
}

/** @throws Problem 422 at every field that no charge of the request could have. */
export async function refuseInput(ctx: Ctx, input: BilletInput): Promise<void> {
  const tags = await tagsFault(ctx.trx(), ctx.accountId, input.tags ?? []);
  refuseFields([...billetFaults(input, ctx.today), ...(tags ? [{ field: 'tags', message: tags }] : [])]);
}
