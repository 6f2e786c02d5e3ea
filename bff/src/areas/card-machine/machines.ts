import { sql, type Selectable } from 'kysely';
import type { CardMachine } from '@balcao/contract/card-machine/shapes';
import type { Answer, Body } from '@balcao/contract/core/registry';
import { readActivationCode } from '@balcao/contract/shared/card-machine';
import type { Ctx } from '../../core/area';
import { cleanName } from '../../core/clean-name';
import type { Database, Db } from '../../core/database';
import { fieldProblem, notFound, refuseFields } from '../../core/problem';
import { lockRow } from '../../core/rows';
import { acquirer } from '../../rails/acquirer/rail';
import { ACTIVITY_FIELDS, MERCHANT_CODES } from './activities';
import { activePlan } from './plan';
import { refuseActivation, refuseChange, refusePin } from './rules';
import './tables';

type Row = Selectable<Database['card_machines']>;

const toDto = ({ id, serial, model, name, max_parcels, pin_set_at, activated_at }: Row): CardMachine => ({
  id,
  serial,
  model,
  name,
  max_parcels,
  hasPin: pin_set_at !== null,
  activated_at: activated_at.toISOString(),
});

export const listMachines = (db: Db, accountId: number): Promise<Row[]> =>
  db.selectFrom('card_machines').selectAll().where('account_id', '=', accountId).orderBy('id').execute();

export const readMachines = async (ctx: Ctx): Promise<Answer<'GET /pos'>> => ({
  items: (await listMachines(ctx.db, ctx.accountId)).map(toDto),
});

const findMerchant = (db: Db, accountId: number) =>
  db.selectFrom('card_machine_merchants').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export async function readActivation(ctx: Ctx): Promise<Answer<'GET /pos/activation'>> {
  const last = (await listMachines(ctx.db, ctx.accountId)).at(-1);
  return {
    activation_code: last?.activation_code ?? null,
    activated_at: last?.activated_at.toISOString() ?? null,
    machine: last?.id ?? null,
    asksActivity: !(await findMerchant(ctx.db, ctx.accountId)),
  };
}

/** Activates the machine that shows the code. @throws Problem 422 at the faulty field, as where the code was used before */
export async function activate(ctx: Ctx, body: Body<'POST /pos/activation'>): Promise<CardMachine> {
  const trx = ctx.trx();
  // one activation of the account at a time, so that what it sells is said once
  await sql`select id from accounts where id = ${ctx.accountId} for no key update`.execute(trx);
  const isFirst = !(await findMerchant(trx, ctx.accountId));
  const name = cleanName(body.name);
  refuseFields(refuseActivation({ ...body, name }, isFirst));
  const code = readActivationCode(body.activation_code)!;
  const machines = acquirer(ctx.services.config);
  const answer = await machines.activate(trx, code, ctx.accountId);
  if (answer === 'unknown')
    throw fieldProblem('activation_code', 'Não há maquininha com este código. Confira-o na tela dela.');
  if (answer === 'used') throw fieldProblem('activation_code', 'Este código já foi usado.');
  if (isFirst)
    await trx
      .insertInto('card_machine_merchants')
      .values({ account_id: ctx.accountId, activity_field: body.activity_field!, mcc: body.mcc! })
      .execute();
  await machines.setPlan(trx, ctx.accountId, await activePlan(trx, ctx.accountId, ctx.now));
  const row = await trx
    .insertInto('card_machines')
    .values({
      account_id: ctx.accountId,
      ...answer,
      name,
      activation_code: code,
      pin_set_at: null,
      activated_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  ctx.noted({ about: name });
  ctx.live('card-machine', 'created', [row.id]);
  return toDto(row);
}

/** Changes the most instalments of a machine, or its PIN, which only the acquirer keeps. @throws Problem 404, 422 at the field */
export async function changeMachine(ctx: Ctx, id: number, body: Body<'PATCH /pos/{id}'>): Promise<CardMachine> {
  const trx = ctx.trx();
  const row = await lockRow(trx, 'card_machines', ctx.accountId, id);
  refuseFields(refuseChange(body));
  const machines = acquirer(ctx.services.config);
  const { pin, max_parcels } = body;
  if (pin !== undefined) await machines.setPin(trx, row.serial, pin);
  else await machines.setMostParcels(trx, row.serial, max_parcels!);
  const changed = await trx
    .updateTable('card_machines')
    .set(pin === undefined ? { max_parcels: max_parcels! } : { pin_set_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  ctx.noted({
    about: row.name,
    ...(pin === undefined && {
      before: { max_parcels: row.max_parcels },
      after: { max_parcels: changed.max_parcels },
    }),
  });
  ctx.live('card-machine', 'updated', [id]);
  return toDto(changed);
}

/** Changes the PIN of all machines. @throws Problem 404 where the account has none, 422 at 'pin' */
export async function changePins(ctx: Ctx, pin: string): Promise<Answer<'PATCH /pos/pin'>> {
  refuseFields(refusePin(pin));
  const trx = ctx.trx();
  const rows = await listMachines(trx, ctx.accountId);
  if (!rows.length) throw notFound();
  const machines = acquirer(ctx.services.config);
  for (const { serial } of rows) await machines.setPin(trx, serial, pin);
  await trx.updateTable('card_machines').set({ pin_set_at: ctx.now }).where('account_id', '=', ctx.accountId).execute();
  ctx.live(
    'card-machine',
    'updated',
    rows.map(({ id }) => id),
  );
  return { machines: rows.length };
}

export const readActivityFields = async (): Promise<Answer<'GET /activity-fields'>> =>
  ACTIVITY_FIELDS.map((one) => ({ ...one }));

export async function readMcc(ctx: Ctx): Promise<Answer<'GET /pos/accounts/mcc'>> {
  const merchant = await findMerchant(ctx.db, ctx.accountId);
  return {
    mcc: merchant?.mcc ?? null,
    activity_field: merchant?.activity_field ?? null,
    options: MERCHANT_CODES.map((one) => ({ ...one })),
  };
}
