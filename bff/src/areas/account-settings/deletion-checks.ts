import { DELETION_CHECKS, type Deletion } from '@balcao/contract/account-settings';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Db, Trx } from '../../core/database';
import { formatMoney } from '../../core/money';
import { operationsUnderWay } from '../../kits/money/operations';
import { balanceOf } from '../../ledger/ledger';
import { openCount, openValue } from '../charges/service';
import { openDeposits } from '../deposits/service';

type Check = Deletion['checks'][number];

/** What an account must not have when it is deleted: a balance, charges and deposits that can still be paid, operations under way. */
export async function deletionChecks(db: Db | Trx, accountId: number): Promise<Check[]> {
  const { balance } = await balanceOf(db, accountId);
  const underWay = await operationsUnderWay(db, accountId);
  const open = await openCount(db, accountId);
  const deposits = await openDeposits(db, accountId, saoPauloDay(await bankNow(db))).execute();
  const checks: Record<(typeof DELETION_CHECKS)[number], Omit<Check, 'key'>> = {
    balance: { ok: balance === 0, count: 0, value: balance },
    'open-charges': { ok: open === 0, count: open, value: open ? await openValue(db, accountId) : 0 },
    deposits: {
      ok: deposits.length === 0,
      count: deposits.length,
      value: deposits.reduce((sum, { value }) => sum + value, 0),
    },
    schedules: { ok: underWay.count === 0, ...underWay },
  };
  return DELETION_CHECKS.map((key) => ({ key, ...checks[key] }));
}

/** Why the checks forbid the deletion, in pt-BR; null where all of them are ok. */
export function obstacleOf(checks: Check[]): string | null {
  const reasons = checks.flatMap(({ key, ok, count, value }) => {
    if (ok) return [];
    if (key === 'balance') return [`há saldo de ${formatMoney(value)}`];
    const one = count === 1;
    if (key === 'open-charges') return [one ? 'há 1 cobrança em aberto' : `há ${count} cobranças em aberto`];
    if (key === 'deposits') return [`há ${count} ${one ? 'boleto' : 'boletos'} de depósito em aberto`];
    return [one ? 'há 1 pagamento agendado' : `há ${count} pagamentos agendados`];
  });
  return reasons.length ? `A conta não pode ser excluída: ${reasons.join(', ')}.` : null;
}
