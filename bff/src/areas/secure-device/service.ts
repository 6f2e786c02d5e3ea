import { sql } from 'kysely';
import type { Db, Trx } from '../../core/database';
import { notFound, Problem } from '../../core/problem';
import type { ShownLine } from '../../core/signing/tables';
import './tables';

/** An operation as a trusted device shows it. */
export interface OnDevice {
  id: number;
  person: string;
  account: string;
  device: string;
  summary: string;
  lines: ShownLine[];
  status: 'pending' | 'approved' | 'refused' | 'used';
  late: boolean;
  createdAt: Date;
  expiresAt: Date;
}

const MOST = 30;

/** The operations that were sent to any device, newest first. */
export async function operationsOnDevices(db: Db): Promise<OnDevice[]> {
  const { rows } = await sql<OnDevice>`
    select p.id, u.name as person, a.nickname as account, p.summary, p.lines, p.status, p.expires_at <= now() as late,
      p.created_at as "createdAt", p.expires_at as "expiresAt",
      coalesce((select string_agg(d.name, ', ' order by d.id) from devices d where d.user_id = p.user_id
        and d.revoked_at is null), '') as device
    from device_approvals p join users u on u.id = p.user_id join accounts a on a.id = p.account_id
    order by p.id desc limit ${MOST}`.execute(db);
  return rows;
}

/**
 * The person's answer on a device.
 * @throws Problem 404 where there is no such operation; 409 where it was answered before, came too late, or the device was revoked.
 */
export async function answerOnDevice(trx: Trx, id: number, answer: 'approved' | 'refused'): Promise<void> {
  const approval = await trx.selectFrom('device_approvals').select('user_id').where('id', '=', id).executeTakeFirst();
  if (!approval) throw notFound();
  const device = await trx
    .updateTable('devices')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', (e) =>
      e
        .selectFrom('devices')
        .select((d) => d.fn.min('id').as('id'))
        .where('user_id', '=', approval.user_id)
        .where('revoked_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  const { numUpdatedRows } = await trx
    .updateTable('device_approvals')
    .set({ status: answer, device_id: device?.id ?? null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!device || !numUpdatedRows)
    throw new Problem(409, 'answered', 'Esta operação já foi respondida, expirou ou o dispositivo foi removido.');
}

export { feedbackOf, startApproval, statusOf } from './approvals';
