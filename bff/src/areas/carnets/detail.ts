import { sql, type Selectable } from 'kysely';
import type { CarnetDetail, Parcel } from '@balcao/contract/carnets';
import type { Answer } from '@balcao/contract/core/registry';
import type { FileAnswer } from '../../core/area';
import type { Database, Db } from '../../core/database';
import { notFound } from '../../core/problem';
import { findRow } from '../../core/rows';
import type { ChargeRow } from '../../kits/charging/actions';
import { renderBilletPdf } from '../../kits/charging/paper/billet-pdf';
import { renderCarnetPdf, renderCarnetsPdf } from '../../kits/charging/paper/carnet-pdf';
import { actionsOf } from '../../kits/charging/rules';
import { STATUS_LABELS } from '../../kits/charging/statuses';
import { papersOf, showCharge } from '../charges/service';
import { carnetTags, toCarnetDto } from './list';
import './tables';

export type CarnetRow = Selectable<Database['carnets']>;

/** The row of a carnet. @throws Problem 404 where the account has no such carnet. */
export async function findCarnet(db: Db, accountId: number, id: number): Promise<CarnetRow> {
  return findRow(db, 'carnets', accountId, id);
}

/** The charges that are a carnet's parcels, in the order of their numbers. */
export const chargesOf = (db: Db, accountId: number, carnet: number): Promise<ChargeRow[]> =>
  db
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('carnet_id', '=', carnet)
    .orderBy('id')
    .execute();

/** The actions that a parcel allows: those of a charge, except to be reissued or filed away on its own. */
const parcelActions = (row: ChargeRow) =>
  actionsOf(row).filter((action) => action !== 'reissue' && action !== 'file' && action !== 'unfile');

const shownParcel = (row: ChargeRow, at: number): Parcel => ({
  id: row.id,
  number: at + 1,
  status: row.status,
  translated_status: STATUS_LABELS[row.status],
  value: row.value,
  expire_at: row.expire_at,
  paid_at: row.paid_at?.toISOString() ?? null,
  paid_value: row.paid_value,
  actions: parcelActions(row),
});

/** One carnet with its parcels in order, and the histories of the carnet and of the parcels as one. @throws Problem 404 */
export async function showCarnet(db: Db, accountId: number, id: number, today: string): Promise<CarnetDetail> {
  const row = await findCarnet(db, accountId, id);
  const charges = await chargesOf(db, accountId, id);
  const first = await showCharge(db, accountId, charges[0]!.id, today);
  const tags = (await carnetTags.of(db, accountId, [id])).get(id) ?? [];
  return {
    ...toCarnetDto(row, tags),
    customer: first.customer,
    paid_value: row.paid_value,
    message: row.message,
    note: row.note,
    fee: charges[0]!.fee,
    items: first.charge_items,
    parcel_list: charges.map(shownParcel),
    histories: await historiesOf(db, accountId, id),
  };
}

async function historiesOf(db: Db, accountId: number, carnet: number): Promise<CarnetDetail['histories']> {
  const { rows } = await sql<{
    id: string;
    parcel: number | null;
    message: string;
    user_name: string | null;
    created_at: Date;
  }>`
    with parcel as (
      select id, row_number() over (order by id)::int as number from charges where account_id = ${accountId} and carnet_id = ${carnet}
    )
    select 'c' || id as id, null::int as parcel, message, user_name, created_at from carnet_histories
    where account_id = ${accountId} and carnet_id = ${carnet}
    union all
    select 'p' || h.id, p.number, h.message, h.user_name, h.created_at from charge_histories h join parcel p on p.id = h.charge_id
    where h.account_id = ${accountId} and h.action not in ('create', 'register')
    order by created_at, id`.execute(db);
  return rows.map(({ user_name: user, created_at, ...line }) => ({
    ...line,
    user,
    created_at: created_at.toISOString(),
  }));
}

/** One parcel with all its data (AREAS-2-receive-9). @throws Problem 404 where the carnet has no such parcel. */
export async function showParcel(
  db: Db,
  accountId: number,
  { id, idDetail }: { id: number; idDetail: number },
  today: string,
): Promise<Answer<'GET /carnet/{id}/parcel/{idDetail}'>> {
  const charges = await chargesOf(db, accountId, id);
  const at = charges.findIndex((charge) => charge.id === idDetail);
  if (at < 0) throw notFound();
  return {
    ...(await showCharge(db, accountId, idDetail, today)),
    url: `/bff/carnet/${id}/parcel/${idDetail}/pdf`,
    actions: parcelActions(charges[at]!),
    carnet: { id, number: at + 1, parcels: charges.length },
  };
}

/** The PDF of a carnet with all its parcels. @throws Problem 404 */
export async function printCarnet(db: Db, accountId: number, id: number): Promise<FileAnswer> {
  await findCarnet(db, accountId, id);
  const papers = await papersOf(db, accountId, await chargesOf(db, accountId, id));
  return { name: `carne-${id}.pdf`, bytes: await renderCarnetPdf(papers, id) };
}

/** Several carnets as one PDF, sorted by customer. */
export async function printCarnets(db: Db, accountId: number, ids: number[]): Promise<Buffer> {
  const charges = await db
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(sql<boolean>`carnet_id = any(${ids}::bigint[])`)
    .orderBy('search')
    .orderBy('carnet_id')
    .orderBy('id')
    .execute();
  const papers = await papersOf(db, accountId, charges);
  const books = new Map<number, typeof papers>();
  for (const [at, { carnet_id }] of charges.entries())
    books.set(carnet_id!, [...(books.get(carnet_id!) ?? []), papers[at]!]);
  return renderCarnetsPdf(
    [...books].map(([number, parcels]) => ({ number, papers: parcels })),
    `Carnês de ${papers[0]!.beneficiary.name}`,
  );
}

/** The PDF of one parcel. @throws Problem 404 */
export async function printParcel(
  db: Db,
  accountId: number,
  { id, idDetail }: { id: number; idDetail: number },
): Promise<FileAnswer> {
  const charges = await chargesOf(db, accountId, id);
  const charge = charges.filter((one) => one.id === idDetail);
  if (!charge.length) throw notFound();
  const [paper] = await papersOf(db, accountId, charge);
  return { name: `parcela-${idDetail}.pdf`, bytes: await renderBilletPdf(paper!) };
}
