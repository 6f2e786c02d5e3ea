import { randomUUID } from 'node:crypto';
import { bankNow } from '../src/core/clock';
import { BANK, post } from '../src/ledger/ledger';
import type { EmptyBank, Member } from './harness';

/** Opens an account with a balance, in integer cents. */
export async function fundAccount(
  bank: EmptyBank,
  cents: number,
  options: Parameters<EmptyBank['openAccount']>[0] = {},
): Promise<Member> {
  const member = await bank.openAccount(options);
  const entries = [
    { accountId: member.accountId, kind: 'available' as const, amount: cents },
    { accountId: BANK, kind: 'settlement' as const, amount: -cents },
  ];
  const at = await bankNow(bank.store.db);
  await bank.work((trx) => post(trx, { key: randomUUID(), kind: 'deposit', description: 'Depósito', at, entries }));
  return member;
}
