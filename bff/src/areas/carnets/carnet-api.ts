import { Type, type Static } from 'typebox';
import { CARNET_PARCELS } from '@balcao/contract/shared/carnet-limits';
import type { Ctx } from '../../core/area';
import { notFound, Problem } from '../../core/problem';
import type { ApiAnswer } from '../../core/public-api';
import {
  charged,
  chargedOf,
  Customer,
  customerOf,
  DayText,
  momentOf,
  publicLink,
  shownBillet,
  terms,
  termsOf,
  throughAction,
} from '../charges/service';
import { chargesOf, findCarnet, showCarnet } from './detail';
import { issueCarnets, tell } from './issue';

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
export async function shownCarnet(ctx: Ctx, id: number) {
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

/** Adds a line to a carnet's history. @throws Problem 404 */
export async function addCarnetHistory(ctx: Ctx, id: number, description: string) {
  await findCarnet(ctx.trx(), ctx.accountId, id);
  await tell({ ...ctx, trx: ctx.trx() }, [id], description);
  ctx.noted({ about: String(id) });
  return { body: { code: 200 } };
}
