import type { CarnetInput } from '@balcao/contract/carnets';
import type { Recipient } from '@balcao/contract/charges';
import type { Answer } from '@balcao/contract/core/registry';
import { DEFAULT_WRITE_OFF_DAYS } from '@balcao/contract/shared/billet-limits';
import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import type { Ctx } from '../../core/area';
import { formatMoney } from '../../core/money';
import { refuseFields } from '../../core/problem';
import { searchText } from '../../core/search-text';
import { stableHash } from '../../core/tokens';
import { cleanName } from '../../core/clean-name';
import { settingOf } from '../../kits/charging/billing/settings';
import { insertItems, lockNumbers, useNumbers } from '../../kits/charging/issue-repository';
import { cleanMessage, type FieldErrors } from '../../kits/charging/issue-rules';
import { addCharges, issuingOf, newCharge, type Issuing, type Payer } from '../../kits/charging/new-charge';
import { MINIMUM_FOR_TERMS } from '../../kits/charging/bounds';
import { payeeFaults } from '../../kits/charging/splits';
import { spendWhatFits } from '../../kits/money/limits-fit';
import { ratesOf } from '../../kits/charging/rates/rates';
import { publishKind } from '../../kits/charging/live';
import { billetRail } from '../../rails/billet/rail';
import { defineBatchKind, issueInBatch } from '../charges/service';
import { OWN_DOCUMENT, payersByIds } from '../customers/service';
import { ownHistories } from '../../kits/charging/own-histories';
import { tagsFault } from '../../kits/charging/tag-rows';
import { mailCarnet } from './mail';
import { carnetFaults, parcelsOf, type ParcelPlan } from './parcels';
import './tables';

const DUPLICATE = 'Este é o terceiro carnê igual seguido para este cliente: provável duplicidade';

/**
 * Issues one carnet for each customer: to a single customer at once, with what was wrong in `errors`; to several by a batch, in a task.
 * @throws Problem 422 at the fields that are wrong for all customers.
 */
export async function issueCarnets(ctx: Ctx, asked: CarnetInput): Promise<Answer<'POST /carnets'>> {
  billetRail(ctx.services.config);
  const input = withDefaults(await settingOf(ctx.db, ctx.accountId, 'carnet'), asked);
  const { customers: everyone, ...terms } = input;
  refuseFields(await inputFaults(ctx, terms));
  const customers = [...new Set(everyone)];
  const value = formatMoney(sumOf(parcelsOf(input)));
  if (customers.length > 1) {
    ctx.noted({ about: `${value} a cada um de ${customers.length} clientes` });
    return { ids: [], errors: [], batch: await issueInBatch(ctx, CARNETS, terms, customers) };
  }
  const { ids, errors } = await addCarnets(issuingOf(ctx), input);
  if (ids[0] !== undefined) ctx.noted({ about: `${value}, carnê ${ids[0]}` });
  return { ids, errors, batch: null };
}

type CarnetTerms = Omit<CarnetInput, 'customers'>;

/** The faults of the input that all carnets of a request share, at their fields. */
async function inputFaults(ctx: Ctx, terms: CarnetTerms): Promise<FieldErrors> {
  const tags = await tagsFault(ctx.trx(), ctx.accountId, terms.tags ?? []);
  return [
    ...carnetFaults(terms, ctx.services.config.BALCAO_CARNET_PARCELS, ctx.today),
    ...(await payeeFaults(ctx.db, ctx.accountId, terms.items)),
    ...(tags ? [{ field: 'tags', message: tags }] : []),
  ];
}

const CARNETS = defineBatchKind<CarnetTerms>({
  kind: 'carnet',
  // each carnet is up to 24 charges
  part: 10,
  issued: (count) => (count === 1 ? '1 carnê emitido' : `${count} carnês emitidos`),
  issue: (work, terms, { customers }) => addCarnets(work, { ...terms, customers }),
  faults: inputFaults,
});

type Issued = Pick<Answer<'POST /carnets'>, 'ids' | 'errors'>;

/** Issues carnets within a transaction, from input that was checked before; answers the faults of single customers. */
export async function addCarnets(work: Issuing, input: CarnetInput): Promise<Issued> {
  const { accountId } = work;
  const parcels = parcelsOf(input);
  const issuer = await work.trx
    .selectFrom('accounts')
    .select(['document', 'account_number', 'nickname', 'address'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  // the lock on the billet numbers makes an account's issues wait for each other, so that the check for duplicates sees them all
  let number = await lockNumbers(work.trx, accountId);
  const { fee } = (await ratesOf(work.trx, accountId)).charges.carnet;
  const wanted = [...new Set(input.customers)];
  const known = await payersByIds(work.trx, accountId, wanted, true);
  const ids: number[] = [];
  const errors: Issued['errors'] = [];
  for (const id of wanted) {
    const payer = known.get(id);
    const fault = payer ? await payerFault(work, issuer.document, input, parcels, payer) : 'Cliente não encontrado';
    if (!payer || fault) {
      errors.push({ customer: recipientOf(id, payer), errorMessage: fault! });
      continue;
    }
    ids.push(await addCarnet(work, { issuer, input, parcels, payer, number, fee }));
    number += parcels.length;
  }
  await useNumbers(work.trx, accountId, number);
  if (ids.length)
    work.afterCommit(() =>
      publishKind((...told) => work.services.realtime.live(accountId, ...told), 'created', 'carnet'),
    );
  return { ids, errors };
}

const recipientOf = (id: number, payer: Payer | undefined): Recipient => ({
  id,
  name: payer?.name ?? '',
  document: payer?.document ?? '',
  email: payer?.email ?? null,
});

/** The input, with the account's settings of carnets where it says nothing; their fine and interest only where parcels may have them. */
export function withDefaults(
  { message, write_off_days, fine, interest }: Awaited<ReturnType<typeof settingOf<'carnet'>>>,
  input: CarnetInput,
): CarnetInput {
  const each = totalsOf(input).value / (input.split_items ? input.repeats : 1);
  const takesTerms = each >= MINIMUM_FOR_TERMS;
  return {
    ...(takesTerms && fine ? { fine } : {}),
    ...(takesTerms && interest ? { interest } : {}),
    ...(write_off_days === DEFAULT_WRITE_OFF_DAYS ? {} : { write_off_days }),
    ...(message ? { message } : {}),
    ...input,
  };
}

const sumOf = (parcels: ParcelPlan[]): number => parcels.reduce((sum, { amounts }) => sum + amounts.value, 0);

/** Equal for carnets of the same items, values and due days; the third in a row for a customer is refused (domain.md 1). */
export const fingerprintOf = (input: CarnetInput, parcels: ParcelPlan[]): string =>
  stableHash([
    input.items.map((item) => [cleanName(item.name), item.amount, item.value]),
    parcels.map(({ amounts, input: terms }) => [amounts.value, terms.expire_at]),
  ]);

async function payerFault(
  { trx, accountId, now }: Issuing,
  ownDocument: string,
  input: CarnetInput,
  parcels: ParcelPlan[],
  payer: Payer,
): Promise<string | null> {
  if (payer.deleted) return 'Este cliente foi excluído';
  if (payer.document === ownDocument) return OWN_DOCUMENT;
  const last = await trx
    .selectFrom('carnets')
    .select('fingerprint')
    .where('account_id', '=', accountId)
    .where('customer_document', '=', payer.document)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const same = fingerprintOf(input, parcels);
  if (last.length === 2 && last.every(({ fingerprint }) => fingerprint === same)) return DUPLICATE;
  const { reason } = await spendWhatFits(trx, accountId, 'billet-carnet', {
    amount: sumOf(parcels),
    count: 1,
    at: now,
  });
  return reason;
}

interface NewCarnet {
  issuer: Parameters<typeof newCharge>[1]['issuer'];
  input: CarnetInput;
  parcels: ParcelPlan[];
  payer: Payer;
  number: number;
  fee: number;
}

async function addCarnet(work: Issuing, { issuer, input, parcels, payer, number, fee }: NewCarnet): Promise<number> {
  const { trx, accountId, now } = work;
  const { id } = await trx
    .insertInto('carnets')
    .values({
      account_id: accountId,
      customer_name: payer.name,
      customer_document: payer.document,
      customer_email: payer.email,
      parcels: parcels.length,
      value: sumOf(parcels),
      first_due: input.expire_at,
      split_items: input.split_items ?? false,
      message: cleanMessage(input.message),
      fingerprint: fingerprintOf(input, parcels),
      search: '',
      created_by: work.userId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('carnets')
    .set({ search: searchText(payer.name, payer.document, payer.email, id) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  const rows = parcels.map(({ input: terms, amounts }, at) =>
    newCharge(work, {
      issuer,
      input: terms,
      amounts,
      payer,
      our_number: number + at,
      fee,
      of: { kind: 'carnet', carnet_id: id },
    }),
  );
  const charges = await addCharges(work, rows, { items: [], tags: input.tags, told: 'Parcela criada' });
  if (input.split_items)
    for (const [at, charge] of charges.entries()) await insertItems(trx, accountId, [charge], parcels[at]!.input.items);
  else await insertItems(trx, accountId, charges, input.items);
  await addCarnetHistories(work, [id], `Carnê criado com ${parcels.length} parcelas`);
  for (const tag of new Set(input.tags))
    await trx.insertInto('carnet_tags').values({ account_id: accountId, carnet_id: id, tag_id: tag }).execute();
  if (input.send_email && payer.email) {
    await mailCarnet(trx, accountId, { id, customer_name: payer.name }, payer.email, now);
    await addCarnetHistories(work, [id], `Carnê enviado para ${payer.email}`);
  }
  return id;
}

/** Adds a line to the history of each of the carnets. */
export const addCarnetHistories = ownHistories('carnet_histories', 'carnet_id');
