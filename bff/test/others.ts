import type { EmptyBank, Member } from './harness';

/** Who a user's own must be nothing to: they differ from the member by one field at a time, the stranger by both. */
export async function othersOf(bank: EmptyBank, member: Member): Promise<Record<string, Member>> {
  const stranger = await bank.openAccount();
  return {
    stranger,
    'a colleague': await bank.join(stranger.userId, member.accountId),
    'oneself on another account': await bank.join(member.userId, stranger.accountId),
  };
}
