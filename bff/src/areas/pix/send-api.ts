import { Type, type Static } from 'typebox';
import type { Ctx } from '../../core/area';
import { normalizeDocument } from '../../core/documents';
import { Problem } from '../../core/problem';
import { stableHash } from '../../core/tokens';
import type { Operation } from '../../kits/money/kind';
import { centsOf, Reais } from '../../kits/money/pix/api-values';
import { readKey } from '../../rails/pix-directory/keys';
import { holderOf } from '../transfers/service';
import { giveBackToken } from './lookups/buckets';
import { payUnsigned } from './pay';
import { toSent } from './sent-api';
import type { Payment } from './target';

const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const document = { cpf: Type.Optional(Text(14)), cnpj: Type.Optional(Text(18)) };
const Payer = Type.Object({ chave: Text(77), infoPagador: Type.Optional(Type.String({ maxLength: 140 })) });

/** The body that sends a Pix to a key or an account (public-api-schemas.json, PixSend). */
export const SEND_BODY = Type.Object({
  valor: Reais,
  pagador: Payer,
  favorecido: Type.Object({
    chave: Type.Optional(Text(77)),
    ...document,
    contaBanco: Type.Optional(
      Type.Object({
        nome: Text(140),
        ...document,
        codigoBanco: Type.String({ pattern: '^\\d{8}$', description: 'ISPB' }),
        agencia: Text(6),
        conta: Text(20),
        tipoConta: Type.Unsafe<'cacc' | 'svgs'>({ type: 'string', enum: ['cacc', 'svgs'] }),
      }),
    ),
  }),
});
/** The body that pays a code. */
export const CODE_BODY = Type.Object({ pagador: Payer, pixCopiaECola: Text(1024), valor: Type.Optional(Reais) });

/** Fields of a payment by the names that the API gives them. */
const FIELDS: Record<string, string> = {
  value: 'valor',
  amount: 'valor',
  key: 'favorecido.chave',
  bank: 'favorecido.contaBanco.codigoBanco',
  branch: 'favorecido.contaBanco.agencia',
  account: 'favorecido.contaBanco.conta',
  owner: 'favorecido.contaBanco.nome',
  document: 'favorecido.contaBanco.cpf',
  holder: 'favorecido',
  qrcode: 'pixCopiaECola',
};
/** Refusals for the state of the account, and not for what was written. */
const DENIED = new Set(['insufficient-funds', 'limit', 'destination', 'charge']);

function inWordsOfApi(error: unknown): unknown {
  if (!(error instanceof Problem) || error.status !== 422) return error;
  const { code, error_description: message, errors = [] } = error.answer;
  const named = errors.map((one) => ({ ...one, field: FIELDS[one.field] ?? one.field }));
  return DENIED.has(code)
    ? new Problem(400, 'pagamento_negado', message, { errors: named })
    : new Problem(422, code, message, { errors: named });
}

/** The payer's key, which is an active one of the account. @throws Problem 422 */
async function payerKey(ctx: Ctx, typed: string): Promise<string> {
  const key = readKey(typed)?.key ?? '';
  const own = await ctx.db
    .selectFrom('pix_keys')
    .select('id')
    .where('account_id', '=', ctx.accountId)
    .where('key', '=', key)
    .where('state', '=', 'active')
    .executeTakeFirst();
  const message = 'A chave do pagador não é desta conta.';
  if (!own) throw new Problem(422, 'invalid', message, { errors: [{ field: 'pagador.chave', message }] });
  return key;
}

export type SendAsked = Static<typeof SEND_BODY>;

function paymentOf({ valor, pagador, favorecido: { chave, contaBanco } }: SendAsked): Payment {
  const shared = { value: centsOf(valor), description: pagador.infoPagador };
  if (Boolean(chave) === Boolean(contaBanco)) {
    const message = 'Informe chave ou contaBanco de quem recebe.';
    throw new Problem(422, 'invalid', message, { errors: [{ field: 'favorecido', message }] });
  }
  if (!contaBanco) return { type: 'key', key: chave!, ...shared } as Payment;
  return {
    type: 'account',
    bank: contaBanco.codigoBanco,
    branch: contaBanco.agencia,
    account: contaBanco.conta,
    accountType: contaBanco.tipoConta === 'svgs' ? 'savings' : 'checking',
    owner: contaBanco.nome,
    document: contaBanco.cnpj ?? contaBanco.cpf ?? '',
    ...shared,
  } as Payment;
}

/** One Pix for one id: a repetition answers what the first made. @throws Problem 400, 409 where the id is of another request */
async function once(ctx: Ctx, sendId: string, body: object, make: () => Promise<Operation>) {
  if (!/^[a-zA-Z0-9]{1,35}$/.test(sendId))
    throw new Problem(400, 'id_envio_invalido', 'O idEnvio deve ter de 1 a 35 letras e dígitos.');
  const trx = ctx.trx();
  const own = { account_id: ctx.accountId, send_id: sendId };
  // the second of two at once waits here for the first
  const { numInsertedOrUpdatedRows: sent } = await trx
    .insertInto('pix_sends')
    .values({ ...own, hash: stableHash(body), operation_id: null })
    .onConflict((c) => c.columns(['account_id', 'send_id']).doNothing())
    .executeTakeFirst();
  if (sent) {
    const operation = await make().catch((error: unknown) => {
      throw inWordsOfApi(error);
    });
    await trx
      .updateTable('pix_sends')
      .set({ operation_id: operation.id })
      .where('account_id', '=', own.account_id)
      .where('send_id', '=', sendId)
      .execute();
    return { isNew: true, operation };
  }
  const before = await trx
    .selectFrom('pix_sends as s')
    .innerJoin('money_operations as o', (on) =>
      on.onRef('o.account_id', '=', 's.account_id').onRef('o.id', '=', 's.operation_id'),
    )
    .selectAll('o')
    .select('s.hash')
    .where('s.account_id', '=', own.account_id)
    .where('s.send_id', '=', sendId)
    .executeTakeFirstOrThrow();
  const { hash, ...operation } = before;
  if (hash !== stableHash(body))
    throw new Problem(409, 'id_envio_duplicado', 'Já existe um Pix enviado com este idEnvio e outros dados.');
  return { isNew: false, operation };
}

/** Sends a Pix. @throws Problem 400, 409, 422 */
export async function sendByApi(ctx: Ctx, sendId: string, body: SendAsked) {
  const { isNew, operation } = await once(ctx, sendId, body, async () => {
    const key = await payerKey(ctx, body.pagador.chave);
    const { cpf, cnpj, chave } = body.favorecido;
    const sent = await payUnsigned(ctx, paymentOf(body), { payerKey: key, sendId, holder: cpf ?? cnpj });
    await giveBackToken(ctx, chave);
    return sent;
  });
  return { status: isNew ? 201 : 200, body: toSent({ ...operation, send_id: sendId }) };
}

/**
 * Sends a Pix to an account of the same holder at this bank or another.
 * @throws Problem 400, 409, 422, also where the payee is somebody else
 */
export async function sendToOwnByApi(ctx: Ctx, sendId: string, body: SendAsked) {
  const { document } = await holderOf(ctx.db, ctx.accountId);
  const isOther = Object.entries(namesOf(body)).find(([, given]) => given && normalizeDocument(given) !== document);
  if (isOther) {
    const message = 'Só é possível enviar para uma conta do mesmo CPF ou CNPJ.';
    throw new Problem(422, 'invalid', message, { errors: [{ field: isOther[0], message }] });
  }
  const own = document.length > 11 ? { cnpj: document } : { cpf: document };
  const { favorecido } = body;
  return sendByApi(ctx, sendId, { ...body, favorecido: { ...favorecido, ...own } });
}

/** The documents that a payee is named by, at their fields. */
const namesOf = ({ favorecido: { cpf, cnpj, contaBanco } }: SendAsked): Record<string, string | undefined> => ({
  'favorecido.cpf': cpf,
  'favorecido.cnpj': cnpj,
  'favorecido.contaBanco.cpf': contaBanco?.cpf,
  'favorecido.contaBanco.cnpj': contaBanco?.cnpj,
});

/** Pays a code with the amount that it asks for, or the one given where it leaves that to the payer. @throws Problem 400, 409, 422 */
export async function payCodeByApi(
  ctx: Ctx,
  sendId: string,
  body: Static<typeof CODE_BODY>,
  valueOf: (code: string) => Promise<number | null>,
) {
  const { isNew, operation } = await once(ctx, sendId, body, async () => {
    const key = await payerKey(ctx, body.pagador.chave);
    const value = body.valor === undefined ? ((await valueOf(body.pixCopiaECola)) ?? 0) : centsOf(body.valor);
    const payment = { type: 'qrcode', qrcode: body.pixCopiaECola, value, description: body.pagador.infoPagador };
    return payUnsigned(ctx, payment as Payment, { payerKey: key, sendId });
  });
  return { status: isNew ? 201 : 200, body: toSent({ ...operation, send_id: sendId }) };
}
