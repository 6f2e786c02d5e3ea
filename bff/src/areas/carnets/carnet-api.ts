import { Type, type Static } from 'typebox';
import { CARNET_PARCELS } from '@balcao/contract/shared/carnet-limits';
import type { Ctx } from '../../core/area';
import { fieldProblem, notFound, Problem } from '../../core/problem';
import type { ApiAnswer } from '../../core/public-api';
import {
  charged,
  chargedOf,
  Customer,
  customerOf,
  DayText,
  momentOf,
  type Metadata,
  publicLink,
  refuseNotification,
  shownBillet,
  terms,
  termsOf,
  throughAction,
} from '../charges/service';
import { isOpen } from '../../kits/charging/statuses';
import { moveParcels, settleParcels } from './actions';
import { chargesOf, findCarnet, showCarnet } from './detail';
import { issueCarnets, addCarnetHistories } from './issue';

/** The body that makes a carnet (public-api-schemas.json, CreateCarnet). */
export const CARNET_BODY = Type.Object(
  {
    items: charged.items,
    metadata: charged.metadata,
    customer: Customer,
    expire_at: DayText,
    repeats: Type.Integer({ ...CARNET_PARCELS }),
    split_items: Type.Optional(Type.Boolean()),
    ...terms,
  },
  { additionalProperties: true },
);

/** Parcels of a carnet as the API shows them, and where the whole is printed. */
async function shownParcels(ctx: Pick<Ctx, 'db' | 'accountId' | 'services'>, id: number) {
  const rows = await chargesOf(ctx.db, ctx.accountId, id);
  const link = publicLink(ctx.services, 'carne', ctx.accountId, id);
  const parcels = [];
  for (const [at, row] of rows.entries()) {
    const { billet_link: url, ...billet } = await shownBillet(ctx, row);
    parcels.push({
      charge_id: row.id,
      parcel: at + 1,
      status: row.status,
      value: row.value,
      url,
      parcel_link: url,
      ...billet,
    });
  }
  return { rows, parcels, paper: { cover: link, link, carnet_link: link, pdf: { carnet: link, cover: link } } };
}

/** Makes a carnet. @throws Problem 422 at the faulty fields */
export async function createCarnet(ctx: Ctx, body: Static<typeof CARNET_BODY>) {
  const { expire_at, repeats, split_items = false } = body;
  const customer = await customerOf(ctx, body.customer, 'customer');
  const { ids, errors } = await issueCarnets(ctx, {
    customers: [customer],
    ...chargedOf(body),
    ...termsOf(body),
    is_bolix: true,
    expire_at,
    repeats,
    split_items,
  });
  const [id] = ids;
  if (id === undefined) throw new Problem(422, 'invalid', errors[0]?.errorMessage ?? 'O carnê não pôde ser emitido.');
  ctx.noted({ about: String(id) });
  const { status } = await findCarnet(ctx.db, ctx.accountId, id);
  const { parcels, paper } = await shownParcels(ctx, id);
  const charges = parcels.map((one) => ({ ...one, parcel: String(one.parcel) }));
  return { code: 200, data: { carnet_id: id, status, ...paper, charges } };
}

/** A carnet as the API shows it. @throws Problem 404 */
export async function findCarnetDto(ctx: Ctx, id: number) {
  const carnet = await findCarnet(ctx.db, ctx.accountId, id);
  const { rows, parcels, paper } = await shownParcels(ctx, id);
  const { histories } = await showCarnet(ctx.db, ctx.accountId, id, ctx.today);
  return {
    code: 200,
    data: {
      carnet_id: id,
      status: carnet.status,
      repeats: carnet.parcels,
      ...paper,
      value: carnet.value,
      custom_id: rows[0]?.order_id ?? null,
      notification_url: rows[0]?.notification_url ?? null,
      split_items: carnet.split_items,
      charges: parcels,
      created_at: momentOf(carnet.created_at),
      history: histories.map(({ message, created_at }) => ({ message, created_at: momentOf(created_at) })),
    },
  };
}

/** Does an action of the portal to the parcel of a number. @throws Problem 404, 409 */
export async function onParcel(
  ctx: Ctx,
  carnet: number,
  parcel: string | undefined,
  act: (ids: number[]) => ReturnType<Parameters<typeof throughAction>[1]>,
): Promise<ApiAnswer> {
  const rows = await chargesOf(ctx.trx(), ctx.accountId, carnet);
  const row = /^[1-9]\d{0,3}$/.test(parcel ?? '') ? rows[Number(parcel) - 1] : undefined;
  if (!row) throw notFound();
  return throughAction(row.id, (id) => act([id]));
}

/** New due dates of parcels, by their number (public-api-schemas.json, UpdateCarnetParcels). */
export const PARCELS_BODY = Type.Object({
  parcels: Type.Array(
    Type.Object({ parcel: Type.Integer({ minimum: 1, maximum: CARNET_PARCELS.maximum }), expire_at: DayText }),
    { minItems: 1, maxItems: CARNET_PARCELS.maximum },
  ),
});

/** Changes the due dates of parcels: of all, or of none. @throws Problem 404, 409, 422 at the faulty fields */
export async function moveEach(ctx: Ctx, carnet: number, { parcels }: Static<typeof PARCELS_BODY>): Promise<ApiAnswer> {
  for (const [at, { parcel, expire_at }] of parcels.entries()) {
    if (parcels.findIndex((one) => one.parcel === parcel) !== at)
      throw fieldProblem(`parcels.${at}.parcel`, 'Esta parcela foi informada duas vezes.');
    await onParcel(ctx, carnet, String(parcel), (ids) => moveParcels(ctx, carnet, ids, expire_at)).catch(
      (error: unknown) => {
        const [fault] = error instanceof Problem ? (error.answer.errors ?? []) : [];
        throw fault ? fieldProblem(`parcels.${at}.${fault.field}`, fault.message) : error;
      },
    );
  }
  return { body: { code: 200 } };
}

/** Adds a line to a carnet's history. @throws Problem 404 */
export async function addCarnetHistory(ctx: Ctx, id: number, description: string) {
  await findCarnet(ctx.trx(), ctx.accountId, id);
  await addCarnetHistories({ ...ctx, trx: ctx.trx() }, [id], description);
  ctx.noted({ about: String(id) });
  return { body: { code: 200 } };
}

/** Sets what an application calls a carnet by, and where it is told of it. @throws Problem 404, 422 at the address */
export async function setCarnetMetadata(ctx: Ctx, id: number, { custom_id, notification_url }: Metadata) {
  refuseNotification(notification_url, 'notification_url');
  await findCarnet(ctx.trx(), ctx.accountId, id);
  await ctx
    .trx()
    .updateTable('charges')
    .set({
      ...(custom_id === undefined ? {} : { order_id: custom_id }),
      ...(notification_url === undefined ? {} : { notification_url }),
      updated_at: ctx.now,
    })
    .where('account_id', '=', ctx.accountId)
    .where('carnet_id', '=', id)
    .execute();
  ctx.noted({ about: String(id) });
  return { body: { code: 200 } };
}

/** Marks the open parcels of a carnet as paid. @throws Problem 404, 409 where none is open */
export async function settleCarnet(ctx: Ctx, id: number): Promise<ApiAnswer> {
  await findCarnet(ctx.trx(), ctx.accountId, id);
  const open = (await chargesOf(ctx.trx(), ctx.accountId, id)).filter(({ status }) => isOpen(status));
  if (!open.length) throw new Problem(409, 'invalid-operation', 'Este carnê não tem parcelas em aberto.');
  const { results } = await settleParcels(
    ctx,
    id,
    open.map((row) => row.id),
  );
  const refused = results.find(({ ok }) => !ok);
  if (refused) throw new Problem(409, 'invalid-operation', refused.message ?? '');
  ctx.noted({ about: String(id) });
  return { body: { code: 200 } };
}
