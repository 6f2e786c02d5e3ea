import { randomBytes } from 'node:crypto';
import type { CollectionInput } from '@balcao/contract/pix-automatic-receive';
import type { Ctx } from '../../core/area';
import { addDays, isRealDay } from '../../core/calendar';
import { cleanName } from '../../core/clean-name';
import type { Db } from '../../core/database';
import { refuseFields } from '../../core/problem';
import { searchText } from '../../core/search-text';
import { addRecurrence, buildRecurrenceBrCode, buildStaticBrCode } from '../../rails/pix/br-code';
import '../../kits/charging/tables';
import { OWN_DOCUMENT, payersByIds } from '../customers/service';
import { tagsFault } from '../tags/service';
import { tellOf } from './histories';
import { mailRequest } from './mail';
import { collectionTags } from './tags';
import { LATEST } from './windows';
import './tables';

const DAY = 86_400_000;
/** Days in which the payer answers. */
const ANSWER_DAYS = 5;
/** First line of its history, by journey. */
export const TOLD = [
  'Pedido enviado ao banco do pagador',
  'Código criado',
  'Código com pagamento imediato criado',
  'Código junto ao boleto criado',
];

/** Where a payer's bank reads the terms of a recurrence. */
export const locationOf = (recurrence: string): string => `pix.balcao.example/rec/${recurrence}`;

type Faults = { field: string; message: string }[];

/** What is wrong with what is asked, at its field. @param today São Paulo day */
function faultsOf(input: CollectionInput, today: string): Faults {
  const { first_day, last_day, amount, minimum, journey, now, billet, account } = input;
  const faults: Faults = [];
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
  check(/^\d{8}$/.test(account?.ispb ?? ''), 'account.ispb', 'Escolha o banco do pagador');
  check(/^\d{1,4}$/.test(account?.branch ?? ''), 'account.branch', 'Informe a agência');
  check(/^\d[\d-]*$/.test(account?.number ?? ''), 'account.number', 'Informe a conta do pagador');
  return faults;
}

/** The code of the open billet that a composite one is made of; null where it has none, or is not to be paid any more. */
async function billetCode(db: Db, accountId: number, id: number, document: string): Promise<string | null> {
  const found = await db
    .selectFrom('charges')
    .select('pix_copy_paste')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('customer_document', '=', document)
    .where('status', 'in', ['new', 'waiting', 'unpaid'])
    .executeTakeFirst();
  return found?.pix_copy_paste ?? null;
}

/**
 * Asks a payer for an authorisation, by one of the four journeys (domain.md 2).
 * @throws Problem 422 at each field that is wrong
 */
export async function askPayer(ctx: Ctx, input: CollectionInput): Promise<{ id: number }> {
  refuseFields(faultsOf(input, ctx.today));
  const payer = (await payersByIds(ctx.trx(), ctx.accountId, [input.customer], true)).get(input.customer);
  const own = await ctx
    .trx()
    .selectFrom('accounts')
    .select(['document', 'nickname'])
    .where('id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  if (!payer || payer.deleted) refuseFields([{ field: 'customer', message: 'Cliente não encontrado' }]);
  if (payer!.document === own.document) refuseFields([{ field: 'customer', message: OWN_DOCUMENT }]);
  const fault = await tagsFault(ctx.trx(), ctx.accountId, input.tags ?? []);
  if (fault) refuseFields([{ field: 'tags', message: fault }]);
  const recurrence = randomBytes(16).toString('hex');
  const code = await codeOf(ctx, input, { recurrence, name: own.nickname, document: payer!.document });
  const isAsked = input.journey === 1;
  const contract = cleanName(input.contract);
  const row = await ctx
    .trx()
    .insertInto('pix_collections')
    .values({
      account_id: ctx.accountId,
      recurrence,
      payer_name: payer!.name,
      payer_document: payer!.document,
      payer_account: input.account ? JSON.stringify(input.account) : null,
      contract,
      period: input.period,
      first_day: input.first_day,
      last_day: input.last_day ?? null,
      amount: input.amount ?? null,
      minimum: input.minimum ?? null,
      retry: input.retry,
      journey: input.journey,
      state: 'CRIADA',
      request: isAsked ? 'CRIADA' : null,
      code,
      now_amount: input.now ?? null,
      billet_id: input.billet ?? null,
      next_day: null,
      search: searchText(payer!.name, payer!.document, contract),
      answer_by: new Date(ctx.now.getTime() + ANSWER_DAYS * DAY),
      authorised_at: null,
      ended_at: null,
      created_by: ctx.userId,
      created_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await collectionTags.change(ctx.trx(), ctx.accountId, [row.id], input.tags ?? [], []);
  await tellOf(ctx.trx(), ctx, row, TOLD[input.journey - 1]!, ctx.now, ctx.userName);
  if (input.send_email && payer!.email) await mailRequest(ctx, row, payer!.email);
  return { id: row.id };
}

/** The BR Code of a journey; null of a notification. Its txid is how what is paid with it is known. */
async function codeOf(
  ctx: Ctx,
  { journey, now, billet }: CollectionInput,
  { recurrence, name, document }: { recurrence: string; name: string; document: string },
): Promise<string | null> {
  if (journey === 1) return null;
  const location = locationOf(recurrence);
  const merchant = { merchantName: name, merchantCity: 'São Paulo' };
  if (journey === 2) return buildRecurrenceBrCode({ ...merchant, recurrence: location });
  if (journey === 3)
    return addRecurrence(buildStaticBrCode({ ...merchant, key: await keyOf(ctx), amount: now! }), location);
  const code = await billetCode(ctx.trx(), ctx.accountId, billet!, document);
  if (!code) refuseFields([{ field: 'billet', message: 'Escolha um boleto com Pix deste cliente, ainda a pagar' }]);
  return addRecurrence(code!, location);
}

/** @throws Problem 422 at 'now' where the account has no key to be paid by */
async function keyOf({ accountId, trx }: Ctx): Promise<string> {
  const held = await trx()
    .selectFrom('pix_keys')
    .select('key')
    .where('account_id', '=', accountId)
    .where('state', '=', 'active')
    .orderBy('id')
    .executeTakeFirst();
  if (!held) refuseFields([{ field: 'now', message: 'Cadastre uma chave Pix para receber na autorização' }]);
  return held!.key;
}
