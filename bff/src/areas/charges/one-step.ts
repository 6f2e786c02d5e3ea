import { Type, type Static } from 'typebox';
import type { RowResults } from '@balcao/contract/core/shapes';
import type { Ctx } from '../../core/area';
import { isCnpj, isCpf, normalizeDocument, normalizePhone } from '../../core/documents';
import { notFound, Problem, refuseFields } from '../../core/problem';
import { qrImage } from '../../core/qr-image';
import type { ApiAnswer } from '../../core/public-api';
import { customersByDocuments, insertCustomers } from '../customers/service';
import { findCharge, showCharge } from './detail';
import { issueBillets } from './issue';
import { listCharges } from './list';

const Text = (most: number) => Type.String({ minLength: 1, maxLength: most });
const Customer = Type.Object(
  {
    name: Type.Optional(Text(255)),
    cpf: Type.Optional(Text(14)),
    email: Type.Optional(Text(255)),
    phone_number: Type.Optional(Text(20)),
    juridical_person: Type.Optional(Type.Object({ corporate_name: Text(255), cnpj: Text(18) })),
  },
  { additionalProperties: true },
);

/** The body that makes a billet (public-api-schemas.json, CreateOneStepCharge). */
export const ONE_STEP_BODY = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        name: Text(255),
        value: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'integer cents a unit' }),
        amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
      }),
      { minItems: 1, maxItems: 100 },
    ),
    shippings: Type.Optional(
      Type.Array(Type.Object({ name: Text(255), value: Type.Integer({ minimum: 0, maximum: 999_999_999_999 }) }), {
        maxItems: 20,
      }),
    ),
    metadata: Type.Optional(
      Type.Object({
        custom_id: Type.Optional(Text(60)),
        notification_url: Type.Optional(Type.String({ maxLength: 255, pattern: '^https://[^\\s/]+\\S*$' })),
      }),
    ),
    payment: Type.Object({
      banking_billet: Type.Object(
        {
          customer: Customer,
          expire_at: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
          message: Type.Optional(Type.String({ maxLength: 1000 })),
          discount: Type.Optional(
            Type.Object({
              type: Type.Unsafe<'percentage' | 'currency'>({ type: 'string', enum: ['percentage', 'currency'] }),
              value: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
            }),
          ),
          configurations: Type.Optional(
            Type.Object({
              fine: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
              interest: Type.Optional(Type.Integer({ minimum: 0, maximum: 330 })),
            }),
          ),
        },
        { additionalProperties: true },
      ),
    }),
  },
  { additionalProperties: true },
);
export const DUE_BODY = Type.Object({ expire_at: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }) });
export const RESEND_BODY = Type.Object({ email: Text(255) });

type OneStep = Static<typeof ONE_STEP_BODY>;

/** @throws Problem 404 where the text is no id */
export function readId(text: string | undefined): number {
  if (!/^[1-9]\d{0,14}$/.test(text ?? '')) throw notFound();
  return Number(text);
}

const AT = 'payment.banking_billet.customer';

/** The customer of a document: the one that is registered, or a new one. @throws Problem 422 at its fields */
async function customerOf(
  ctx: Ctx,
  { name, cpf, email, phone_number, juridical_person: firm }: Static<typeof Customer>,
) {
  const document = normalizeDocument(firm?.cnpj ?? cpf ?? '');
  const wrong = firm ? !isCnpj(document) : !isCpf(document);
  refuseFields([
    ...(wrong
      ? [
          {
            field: firm ? `${AT}.juridical_person.cnpj` : `${AT}.cpf`,
            message: firm ? 'CNPJ inválido.' : 'CPF inválido.',
          },
        ]
      : []),
    ...(firm || name ? [] : [{ field: `${AT}.name`, message: 'Informe o nome do pagador.' }]),
  ]);
  const trx = ctx.trx();
  const known = (await customersByDocuments(trx, ctx.accountId, [document])).get(document);
  if (known) return known.id;
  const made = await insertCustomers(
    trx,
    ctx.accountId,
    [
      {
        personType: firm ? 'J' : 'F',
        name: firm?.corporate_name ?? name!,
        document,
        phones: phone_number ? [normalizePhone(phone_number)] : [],
        emails: email ? [email] : [],
        address: null,
        groups: [],
        birthday: null,
        note: null,
        customerCode: null,
      },
    ],
    ctx.now,
  );
  return made.get(document)!;
}

/** Makes a billet in one step. @throws Problem 422 at the faulty fields */
export async function issueOneStep(
  ctx: Ctx,
  { items, shippings = [], metadata, payment: { banking_billet: billet } }: OneStep,
) {
  const customer = await customerOf(ctx, billet.customer);
  const { ids, uuid } = await issueBillets(ctx, {
    customers: [customer],
    items: items.map(({ name, value, amount = 1 }) => ({ name, value, amount })),
    expire_at: billet.expire_at,
    ...(shippings.length ? { shipping: shippings.reduce((sum, { value }) => sum + value, 0) } : {}),
    ...(billet.discount ? { discount: billet.discount } : {}),
    ...(billet.message ? { message: billet.message } : {}),
    ...billet.configurations,
    ...(metadata?.custom_id ? { order_id: metadata.custom_id } : {}),
    ...(metadata?.notification_url ? { notification_url: metadata.notification_url } : {}),
  });
  const [id] = ids;
  if (id === undefined) throw new Problem(422, 'invalid', `O boleto não pôde ser emitido (${uuid}).`);
  ctx.noted({ about: String(id) });
  const charge = await showCharge(ctx.db, ctx.accountId, id, ctx.today);
  const { pix_copy_paste: pix } = await findCharge(ctx.db, ctx.accountId, id);
  return {
    code: 200,
    data: {
      barcode: charge.barcode,
      ...(pix ? { pix: { qrcode: pix, qrcode_image: await qrImage(pix) } } : {}),
      link: charge.url,
      billet_link: charge.url,
      pdf: { charge: charge.url },
      expire_at: charge.expire_at,
      charge_id: id,
      status: charge.status,
      total: charge.value,
      payment: 'banking_billet',
    },
  };
}

/** A charge as the API shows it. @throws Problem 404 */
export async function showPublic(ctx: Ctx, id: number) {
  const one = await showCharge(ctx.db, ctx.accountId, id, ctx.today);
  const { order_id, notification_url } = await findCharge(ctx.db, ctx.accountId, id);
  return {
    code: 200,
    data: {
      charge_id: one.id,
      total: one.value,
      status: one.status,
      custom_id: order_id,
      created_at: one.created_at.slice(0, 19).replace('T', ' '),
      notification_url,
      items: one.charge_items.map(({ name, value, amount }) => ({ name, value, amount })),
      history: one.charge_histories.map(({ message, created_at }) => ({
        message,
        created_at: created_at.slice(0, 19).replace('T', ' '),
      })),
      ...(one.customer && {
        customer: { name: one.customer.name, ...documentOf(one.customer.document), email: one.customer.email ?? '' },
      }),
      payment: {
        method: one.payment_method,
        created_at: one.created_at.slice(0, 19).replace('T', ' '),
        ...(one.barcode ? { banking_billet: { barcode: one.barcode, link: one.url, expire_at: one.expire_at } } : {}),
      },
    },
  };
}

const documentOf = (document: string) => (document.length > 11 ? { cnpj: document } : { cpf: document });

const whole = (text: string | undefined, usual: number): number =>
  /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : usual;

/** A page of billets, the newest first. */
export async function listAll(ctx: Ctx, query: Record<string, string | undefined>) {
  const page = whole(query['page'], 1);
  const { items, total } = await listCharges(ctx.db, ctx.accountId, false, { page, size: 100 });
  return {
    code: 200,
    data: items.map((one) => ({
      id: one.id,
      total: one.value,
      status: one.status,
      created_at: one.created_at.slice(0, 19).replace('T', ' '),
      expire_at: one.expire_at,
    })),
    params: { pagination: { page, limit: 100, total } },
  };
}

/** Does an action of the portal to one charge. @throws Problem 404, 409 with the reason that the action gives */
export async function throughAction(id: number, act: (id: number) => Promise<RowResults>): Promise<ApiAnswer> {
  const [result] = (await act(id)).results;
  if (!result!.ok) {
    if (result!.message === 'Cobrança não encontrada') throw notFound();
    throw new Problem(409, 'invalid-operation', result!.message ?? '');
  }
  return { body: { code: 200 } };
}
