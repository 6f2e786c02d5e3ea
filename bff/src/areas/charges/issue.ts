import { randomUUID } from 'node:crypto';
import type { BatchTerms, BilletInput } from '@balcao/contract/charges';
import type { Answer } from '@balcao/contract/core/registry';
import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import type { Ctx } from '../../core/area';
import { formatMoney } from '../../core/money';
import { refuseFields } from '../../core/problem';
import { settingOf } from '../../kits/charging/billing/settings';
import { billetRail } from '../../rails/billet/rail';
import { tagsFault } from '../../kits/charging/tag-rows';
import { issueInBatch, saveBatch } from './batch-job';
import { defineBatchKind } from './batch-kinds';
import { chargeCustomers } from './charge-customers';
import { issuingOf } from '../../kits/charging/new-charge';
import { withBilletDefaults } from '../../kits/charging/billet-defaults';
import { billetFaults, type FieldErrors } from '../../kits/charging/issue-rules';
import { payeeFaults } from '../../kits/charging/splits';

/**
 * Issues one billet for each customer: to a single customer at once, to several in a task, part by part.
 * A fault of the input refuses everything. Customers who cannot be charged are stored under the batch's uuid; the others are charged.
 * @param as the number that a single billet gets, where it has one already
 * @throws Problem 422 at every faulty field of the input.
 */
export async function issueBillets(
  ctx: Ctx,
  asked: BilletInput,
  as: { id?: number } = {},
): Promise<Answer<'POST /charges/{type}'>> {
  billetRail(ctx.services.config);
  const input = withBilletDefaults(await settingOf(ctx.db, ctx.accountId, 'billet'), asked);
  await refuseInput(ctx, input);
  const { customers: everyone, ...terms } = input;
  const customers = [...new Set(everyone)];
  const value = formatMoney(totalsOf(input).value);
  if (customers.length > 1) {
    ctx.noted({ about: `${value} a cada um de ${customers.length} clientes` });
    return { ids: [], failed: 0, ...(await issueInBatch(ctx, BILLETS, terms, customers)) };
  }
  const uuid = randomUUID();
  const { ids, errors } = await chargeCustomers(issuingOf(ctx), input, { customers, uuid, ...as });
  await saveBatch(ctx, BILLETS, { uuid, terms, pending: [], issued: ids, errors });
  if (ids[0] !== undefined) ctx.noted({ about: `${value}, boleto ${ids[0]}` });
  return { uuid, ids, failed: errors.length, task: null };
}

/** The faults of the input that all charges of a request share, at their fields; empty where they may be issued today. */
export async function inputFaults(ctx: Ctx, input: BatchTerms): Promise<FieldErrors> {
  const tags = await tagsFault(ctx.trx(), ctx.accountId, input.tags ?? []);
  return [
    ...billetFaults(input, ctx.today),
    ...(await payeeFaults(ctx.db, ctx.accountId, input.items)),
    ...(tags ? [{ field: 'tags', message: tags }] : []),
  ];
}

/** Checks the input that all charges of a request share. @throws Problem 422 at every faulty field. */
export const refuseInput = async (ctx: Ctx, input: BatchTerms): Promise<void> =>
  refuseFields(await inputFaults(ctx, input));

const BILLETS = defineBatchKind<BatchTerms>({
  kind: 'billet',
  part: 100,
  issued: (count) => (count === 1 ? '1 boleto emitido' : `${count} boletos emitidos`),
  issue: (work, terms, wanted) => chargeCustomers(work, { ...terms, customers: wanted.customers }, wanted),
  faults: inputFaults,
});
