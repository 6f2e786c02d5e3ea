import type { Body } from '@balcao/contract/core/registry';
import { CHARGE_STATUS } from '@balcao/contract/charges/charge';
import { PAGE_SIZES } from '@balcao/contract/shared/paging';
import type { Ctx } from '../../core/area';
import { isRealDay } from '../../core/calendar';
import { refuseFields } from '../../core/problem';
import { qrImage } from '../../core/qr-image';
import type { ChargeRow } from '../../kits/charging/actions';
import { momentOf } from './api-bodies';
import { apiCards } from './api-cards';
import { findCharge, showCharge } from './detail';
import { listCharges } from './list';
import { publicLink } from './public-link';

type Reading = Pick<Ctx, 'db' | 'accountId' | 'services'>;

/** A charge's billet as the API shows it: how it is paid and where it is seen. */
export async function toBilletDto(
  { services }: Pick<Ctx, 'services'>,
  row: Pick<
    ChargeRow,
    'id' | 'account_id' | 'barcode' | 'pix_copy_paste' | 'expire_at' | 'write_off_days' | 'fine' | 'interest'
  >,
) {
  const { pix_copy_paste: pix } = row;
  const link = publicLink(services, 'boleto', row.account_id, row.id);
  return {
    barcode: row.barcode ?? '',
    ...(pix ? { pix: { qrcode: pix, qrcode_image: await qrImage(pix) } } : {}),
    link,
    billet_link: link,
    pdf: { charge: link },
    expire_at: row.expire_at,
    configurations: {
      days_to_write_off: row.write_off_days,
      interest_type: 'daily',
      interest: row.interest,
      fine: row.fine,
    },
  };
}

/** A billet that was just issued. */
export async function findIssuedDto(ctx: Reading, id: number) {
  const row = await findCharge(ctx.db, ctx.accountId, id);
  return {
    ...(await toBilletDto(ctx, row)),
    charge_id: id,
    status: row.status,
    total: row.value,
    payment: 'banking_billet',
  };
}

/** A payer as the API shows them: a firm by its CNPJ, a person by their CPF. */
export const documentOf = (name: string, document: string) =>
  document.length > 11 ? { cnpj: document, corporate_name: name } : { cpf: document, name };

const METHODS = { banking_billet: 'banking_billet', credit_card: 'credit_card', pix: 'pix' } as const;

/** A charge as the API shows it. @throws Problem 404 */
export async function findChargeDto(ctx: Ctx, id: number) {
  const one = await showCharge(ctx.db, ctx.accountId, id, ctx.today);
  const row = await findCharge(ctx.db, ctx.accountId, id);
  const billet = row.barcode ? await toBilletDto(ctx, row) : null;
  return {
    charge_id: one.id,
    total: one.value,
    status: one.status,
    custom_id: row.order_id,
    created_at: momentOf(row.created_at),
    notification_url: row.notification_url,
    items: one.charge_items.map(({ name, value, amount }) => ({ name, value, amount })),
    ...(row.shipping ? { shippings: [{ name: 'Frete', value: row.shipping }] } : {}),
    history: one.charge_histories.map(({ message, created_at }) => ({ message, created_at: momentOf(created_at) })),
    ...(one.customer && {
      customer: { ...documentOf(one.customer.name, one.customer.document), email: one.customer.email ?? '' },
    }),
    payment: {
      method: row.payment_method ? METHODS[row.payment_method] : 'banking_billet',
      created_at: momentOf(row.created_at),
      message: row.message,
      ...(row.payment_method === 'credit_card' && { credit_card: (await apiCards()?.shown(ctx, id)) ?? {} }),
      ...(billet &&
        (row.carnet_id === null ? { banking_billet: billet } : { carnet: await parcelOf(ctx, row, billet) })),
    },
  };
}

/** The number of a parcel within its carnet, beside its billet. */
async function parcelOf<B extends { link: string }>(ctx: Reading, row: ChargeRow, billet: B) {
  const { count } = await ctx.db
    .selectFrom('charges')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('account_id', '=', ctx.accountId)
    .where('carnet_id', '=', row.carnet_id)
    .where('id', '<=', row.id)
    .executeTakeFirstOrThrow();
  return { parcel: Number(count), ...billet, url: billet.link, parcel_link: billet.link };
}

const whole = (text: string | undefined, usual: number): number =>
  /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : usual;

type Filter = Body<'POST /v2/charges/banking-billet/opened'>;
type Period = 'issued' | 'paid' | 'due';

/** What a period is of, as the API says it. */
const PERIODS: Record<string, Period> = { creation: 'issued', payment: 'paid', expired: 'due' };
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The portal's filter for what the API's list is asked for. @throws Problem 422 at a day that is none */
export function filterOf(query: Record<string, string | undefined>): Partial<Filter> {
  const { begin_date, end_date, date_of = 'creation', status, customer_document } = query;
  refuseFields(
    Object.entries({ begin_date, end_date })
      .filter(([, day]) => day !== undefined && !(DAY.test(day) && isRealDay(day)))
      .map(([field]) => ({ field, message: 'Informe um dia como 2026-12-31.' })),
  );
  const period = { ...(begin_date ? { from: begin_date } : {}), ...(end_date ? { to: end_date } : {}) };
  const known = CHARGE_STATUS.find((one) => one === status);
  return {
    ...(begin_date || end_date ? { [PERIODS[date_of] ?? 'issued']: period } : {}),
    ...(known ? { status: [known] } : {}),
    ...(customer_document ? { document: customer_document.slice(0, 18) } : {}),
  };
}

/** The page size that holds as many as an application asks for, or the largest. */
export const pageSizeFor = (wanted: number): (typeof PAGE_SIZES)[number] =>
  PAGE_SIZES.find((one) => one >= wanted) ?? 100;

/** A page of billets, the newest first. @throws Problem 422 at a wrong filter */
export async function listAll(ctx: Ctx, query: Record<string, string | undefined>) {
  const [page, wanted] = [whole(query['page'], 1), whole(query['limit'], 100)];
  const size = pageSizeFor(wanted);
  const { items, total } = await listCharges(ctx.db, ctx.accountId, false, { page, size, ...filterOf(query) });
  return {
    code: 200,
    data: items.map((one) => ({
      id: one.id,
      total: one.value,
      status: one.status,
      custom_id: one.order_id,
      created_at: momentOf(one.created_at),
      expire_at: one.expire_at,
      customer: {
        ...documentOf(one.customer_corporate_name ?? '', one.customer_cpf ?? ''),
        phone_number: one.customer_phone_number,
      },
    })),
    params: {
      begin_date: query['begin_date'] ?? '',
      end_date: query['end_date'] ?? '',
      pagination: { page, limit: size, offset: (page - 1) * size, total },
    },
  };
}

/** The charge of an id that may be changed; locked. @throws Problem 404 */
export async function lockedCharge(ctx: Ctx, id: number): Promise<ChargeRow | undefined> {
  return ctx
    .trx()
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
