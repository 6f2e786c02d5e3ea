import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { notifyUsers } from '../../platform/notifications/notify';
import { maskName } from './parties';
import type { ClaimRow } from './tables';

const NOUN = { portability: 'A portabilidade', claim: 'A reivindicação' } as const;

/** Text of the notification to a side about the claim's new state, pt-BR; null: none is sent. */
export function wordsOf({ kind, side, state, key, other, ended_by }: ClaimRow): string | null {
  const what = `${NOUN[kind]} da chave ${key}`;
  const bank = other.account.bankName;
  if (state === 'WAITING_RESOLUTION' && side === 'donor')
    return kind === 'portability'
      ? `Pediram para levar sua chave Pix ${key} para ${bank}. Responda em até 7 dias.`
      : `${maskName(other.holder.name)} reivindica sua chave Pix ${key}. Responda em até 7 dias, ou você a perde.`;
  if (state === 'CONFIRMED' && side === 'claimer' && kind === 'claim')
    return `${what} foi liberada. Confirme em até 7 dias para ficar com ela.`;
  if (state === 'COMPLETED')
    return side === 'claimer' ? `A chave ${key} agora é desta conta.` : `A chave ${key} saiu desta conta.`;
  if (state !== 'CANCELLED' || ended_by === side) return null;
  if (ended_by === 'time') return `${what} expirou sem resposta.`;
  if (ended_by === 'gone') return `${what} foi cancelada: a chave não é mais de quem a tinha.`;
  return ended_by === 'donor'
    ? `${what} foi recusada por ${bank}.`
    : `Quem pediu desistiu: ${what.toLowerCase()} foi cancelada.`;
}

/** Notifies each side that is an account of this bank, and its open pages. */
export async function notifySides(trx: Trx, tools: JobTools, rows: ClaimRow[], at: Date): Promise<void> {
  const { services, afterCommit } = tools;
  for (const row of rows) {
    afterCommit(() => services.realtime.live(row.account_id, 'pix-keys', 'updated', [row.id]));
    const content = wordsOf(row);
    if (!content) continue;
    await notifyUsers(
      trx,
      { services, afterCommit },
      {
        accountId: row.account_id,
        type: 'pix-claim',
        content,
        params: { portability: row.key },
        at,
        permission: 'pix:keys',
      },
    );
  }
}
