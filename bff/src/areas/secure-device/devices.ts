import { sql } from 'kysely';
import type { Device } from '@balcao/contract/secure-device';
import type { Ctx } from '../../core/area';
import type { Db } from '../../core/database';
import { notFound, Problem } from '../../core/problem';
import './tables';

/** Most devices of a person: more than anybody carries, few enough that a stolen session cannot fill the table. */
const MOST_DEVICES = 5;

const toDto = (row: { id: number; name: string; created_at: Date; last_used_at: Date | null }): Device => ({
  id: row.id,
  name: row.name,
  registeredAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

export async function devicesOf(db: Db, userId: number): Promise<Device[]> {
  const rows = await db
    .selectFrom('devices')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(toDto);
}

/** @throws Problem 422 where the person has five already. */
export async function registerDevice(ctx: Ctx, name: string): Promise<Device> {
  // simultaneous registrations wait for each other, so that both are counted
  await ctx.db.selectFrom('users').select('id').where('id', '=', ctx.userId).forUpdate().execute();
  if ((await devicesOf(ctx.db, ctx.userId)).length >= MOST_DEVICES)
    throw new Problem(422, 'devices-max', 'Você já tem cinco dispositivos. Remova um para cadastrar outro.');
  const row = await ctx.db
    .insertInto('devices')
    .values({ user_id: ctx.userId, name: name.trim(), last_used_at: null, revoked_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDto(row);
}

/** @throws Problem 404 where it is not the person's, or was revoked before. */
export async function revokeDevice(ctx: Ctx, id: number): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('devices')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('user_id', '=', ctx.userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!numUpdatedRows) throw notFound();
  // approvals by the lost device, given or still waiting, are void
  await ctx.db
    .updateTable('device_approvals')
    .set({ status: 'refused' })
    .where('user_id', '=', ctx.userId)
    .where('status', 'in', ['pending', 'approved'])
    .execute();
}
