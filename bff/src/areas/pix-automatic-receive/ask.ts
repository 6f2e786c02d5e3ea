import type { CollectionInput } from '@balcao/contract/pix-automatic-receive';
import type { Ctx } from '../../core/area';
import { addDays, isRealDay } from '../../core/calendar';
import { cleanName } from '../../core/clean-name';
import { fieldProblem, refuseFields } from '../../core/problem';
import type { FieldErrors } from '../../kits/charging/issue-rules';
import { issuingOf, type Issuing } from '../../kits/charging/new-charge';
import { OWN_DOCUMENT, payersByIds } from '../customers/service';
import { tagsFault } from '../../kits/charging/tag-rows';
import { insertCollection } from './insert';
import { makeLocation } from './locations';
import { mailRequest } from './mail';
import { requestCode } from './request-code';
import { collectionTags } from './tags';
import { LATEST } from './windows';
import './tables';

const DAY = 86_400_000;
/** Days that the payer has to answer. */
const ANSWER_DAYS = 5;
/** The faults of an input, each at its field. @param today São Paulo day */
export function collectionFaults(input: Omit<CollectionInput, 'customer'>, today: string): FieldErrors {
  const { first_day, last_day, amount, minimum, journey, now, billet, account } = input;
  const faults: FieldErrors = [];
  const check = (ok: boolean, field: string, message: string) => void (ok || faults.push({ field, message }));
  const soonest = addDays(today, LATEST);
  check(cleanName(input.contract) !== '', 'contract', 'Preenchimento obrigatório');
  check(isRealDay(first_day), 'first_day', 'Informe uma data válida');
  check(first_day >= soonest, 'first_day', `O primeiro ciclo começa ao menos ${LATEST} dias depois de hoje`);
  check(!last_day || isRealDay(last_day), 'last_day', 'Informe uma data válida');
  check(!last_day || last_day >= first_day, 'last_day', 'O fim não pode ser antes do primeiro ciclo');
  check(!(amount && minimum), 'minimum', 'Informe o valor fixo ou o mínimo, não os dois');
  check(amount !== 0, 'amount', 'Informe um valor maior que zero');
  check(minimum !== 0, 'minimum', 'Informe um valor maior que zero');
  check(journey !== 3 || !!now, 'now', 'Informe o valor pago na autorização');
  check(journey === 3 || now === undefined, 'now', 'Só o QR Code com pagamento imediato tem este valor');
  check(journey !== 4 || billet !== undefined, 'billet', 'Informe o número do boleto');
  check(journey === 4 || billet === undefined, 'billet', 'Só o QR Code do boleto tem boleto');
  if (journey !== 1) {
    check(!account, 'account.number', 'Só o pedido por notificação tem a conta do pagador');
    return faults;
  }
  return [...faults, ...accountFaults(account)];
}

/** The faults of the account by which a payer is asked. */
export function accountFaults(account: CollectionInput['account']): FieldErrors {
  const faults: FieldErrors = [];
  const check = (ok: boolean, field: string, message: string) => void (ok || faults.push({ field, message }));
  check(/^\d{8}$/.test(account?.ispb ?? ''), 'account.ispb', 'Escolha o banco do pagador');
  check(/^\d{1,4}$/.test(account?.branch ?? ''), 'account.branch', 'Informe a agência');
  check(/^\d[\d-]*$/.test(account?.number ?? ''), 'account.number', 'Informe a conta do pagador');
  return faults;
}

/**
 * Asks a payer for an authorisation by one of the four journeys (domain.md 2). Answers the recurrence's id.
 * @throws Problem 422 at each field that is wrong.
 */
export async function askPayer(ctx: Ctx, input: CollectionInput): Promise<{ id: number }> {
  refuseFields(collectionFaults(input, ctx.today));
  const fault = await tagsFault(ctx.trx(), ctx.accountId, input.tags ?? []);
  if (fault) throw fieldProblem('tags', fault);
  const collection = await addCollection(issuingOf(ctx), input);
  if ('fault' in collection) throw fieldProblem(collection.fault.field, collection.fault.message);
  return collection;
}

/** Adds a recurrence from checked input and asks its payer. Answers its id, or a fault of the payer, key or billet at its field. */
export async function addCollection(
  work: Issuing,
  input: CollectionInput,
): Promise<{ id: number } | { fault: FieldErrors[number] }> {
  const { trx, accountId, now } = work;
  const payer = (await payersByIds(trx, accountId, [input.customer], true)).get(input.customer);
  const own = await trx
    .selectFrom('accounts')
    .select(['document', 'nickname', 'address'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!payer || payer.deleted) return { fault: { field: 'customer', message: 'Cliente não encontrado' } };
  if (payer.document === own.document) return { fault: { field: 'customer', message: OWN_DOCUMENT } };
  const location = await makeLocation(trx, accountId, now);
  const party = { location, name: own.nickname, city: own.address?.city || 'São Paulo', document: payer.document };
  const request = await requestCode(trx, accountId, input, party);
  if ('fault' in request) return request;
  const row = await insertCollection(work, {
    payer,
    terms: input,
    journey: input.journey,
    account: input.account,
    code: request.code,
    location_id: location.id,
    now_amount: input.now ?? null,
    billet_id: input.billet ?? null,
    answer_by: new Date(now.getTime() + ANSWER_DAYS * DAY),
  });
  await collectionTags.put(trx, accountId, [row.id], input.tags ?? []);
  if (input.send_email && payer.email) await mailRequest(work, row, payer.email);
  return { id: row.id };
}
