import { sql } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Address } from '@balcao/contract/core/shapes';
import type { Ctx } from '../../core/area';
import { isRealDay } from '../../core/calendar';
import { cleanName } from '../../core/clean-name';
import { isCep, normalizeCep } from '../../core/documents';
import { fieldProblem, refuseFields } from '../../core/problem';
import { markDone } from './steps';
import './tables';

const REQUIRED = 'Preenchimento obrigatório';
const OLDEST = '1900-01-01';

export async function personalData(ctx: Ctx): Promise<Answer<'GET /crs/personal-data'>> {
  const { name, nickname, cpf, birth } = await ctx.db
    .selectFrom('users')
    .select(['name', 'nickname', 'cpf', 'birth'])
    .where('id', '=', ctx.userId)
    .executeTakeFirstOrThrow();
  return { name, nickname, cpf, birth };
}

/** Changes name, nickname and birth. @throws Problem 422 at a blank name, or a day of birth that does not exist or is not in the past. */
export async function changePersonalData(ctx: Ctx, body: Body<'PUT /crs/personal-data'>) {
  const name = cleanName(body.name);
  const past = isRealDay(body.birth) && body.birth >= OLDEST && body.birth < ctx.today;
  refuseFields([
    ...(name ? [] : [{ field: 'name', message: REQUIRED }]),
    ...(past ? [] : [{ field: 'birth', message: 'Digite uma data válida' }]),
  ]);
  const nickname = cleanName(body.nickname) || name.split(' ')[0]!;
  await ctx
    .trx()
    .updateTable('users')
    .set({ name, nickname, birth: body.birth })
    .where('id', '=', ctx.userId)
    .execute();
  await markDone(ctx, 'personal');
  return personalData(ctx);
}

/** Changes the account's address. @throws Problem 422 at a required line that is blank, and at an invalid `zipcode`. */
export async function changeAddress(ctx: Ctx, body: Address): Promise<Address> {
  const lines = Object.entries(body).map(([key, text]) => [
    key,
    key === 'zipcode' ? normalizeCep(text) : cleanName(text),
  ]);
  const address = Object.fromEntries(lines.filter(([, text]) => text)) as Address;
  const must = ['street', 'number', 'neighborhood', 'city', 'state'] as const;
  refuseFields([
    ...must.filter((line) => !address[line]).map((field) => ({ field, message: REQUIRED })),
    ...(isCep(address.zipcode ?? '') ? [] : [{ field: 'zipcode', message: 'Informe um CEP válido' }]),
  ]);
  await ctx
    .trx()
    .updateTable('accounts')
    .set({ address: JSON.stringify(address) })
    .where('id', '=', ctx.accountId)
    .execute();
  await markDone(ctx, 'address');
  return address;
}

const storedRow = (ctx: Ctx) =>
  ctx.db
    .selectFrom('registrations')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('user_id', '=', ctx.userId)
    .executeTakeFirst();

export async function additionalData(ctx: Ctx): Promise<Answer<'GET /crs/additional-data'>> {
  const row = await storedRow(ctx);
  return { foreigner: row?.foreigner ?? false, citizenships: row?.citizenships ?? [] };
}

/** Changes the person's citizenships. @throws Problem 422 at `citizenships` where a foreigner has none. */
export async function changeAdditionalData(ctx: Ctx, body: Body<'PUT /crs/additional-data'>) {
  const citizenships = body.foreigner ? [...new Set(body.citizenships)] : [];
  if (body.foreigner && !citizenships.length) throw fieldProblem('citizenships', REQUIRED);
  await save(ctx, { foreigner: body.foreigner, citizenships: JSON.stringify(citizenships) });
  await markDone(ctx, 'additional');
  return { foreigner: body.foreigner, citizenships };
}

export async function financialData(ctx: Ctx): Promise<Answer<'GET /crs/financial-data'>> {
  const row = await storedRow(ctx);
  if (!row || row.monthly_income === null || row.net_worth === null) return { financial: null };
  return { financial: { monthly_income: row.monthly_income, net_worth: row.net_worth, exposed: row.exposed } };
}

export async function changeFinancialData(ctx: Ctx, body: Body<'PUT /crs/financial-data'>) {
  await save(ctx, body);
  await markDone(ctx, 'financial');
  return body;
}

type Told =
  | { foreigner: boolean; citizenships: string }
  | { monthly_income: number; net_worth: number; exposed: boolean };

async function save(ctx: Ctx, told: Told): Promise<void> {
  const none = { citizenships: sql<string>`'[]'::jsonb`, monthly_income: null, net_worth: null };
  await ctx
    .trx()
    .insertInto('registrations')
    .values({ account_id: ctx.accountId, user_id: ctx.userId, ...none, ...told })
    .onConflict((c) => c.columns(['account_id', 'user_id']).doUpdateSet(told))
    .execute();
}
