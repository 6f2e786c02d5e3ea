import type { Db } from '../../core/database';
import './tables';

export interface HistoryLine {
  chargeId: number;
  agent: 'user' | 'system' | 'rail';
  /** Stable code for programs. */
  action: string;
  /** pt-BR. */
  message: string;
  userName?: string;
}

/** Adds lines to the histories of an account's charges. */
export async function addHistories(trx: Db, accountId: number, at: Date, lines: HistoryLine[]): Promise<void> {
  if (!lines.length) return;
  await trx
    .insertInto('charge_histories')
    .values(
      lines.map((line) => ({
        account_id: accountId,
        charge_id: line.chargeId,
        agent: line.agent,
        action: line.action,
        message: line.message,
        user_name: line.userName ?? null,
        created_at: at,
      })),
    )
    .execute();
}
