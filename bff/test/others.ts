import type { EmptyBank, Member } from './harness';

/** Members who must not see what belongs to `member`: each differs from them by user or by account, the stranger by both. */
export async function othersOf(bank: EmptyBank, member: Member): Promise<Record<string, Member>> {
  const stranger = await bank.openAccount();
  return {
    stranger,
    'a colleague': await bank.join(stranger.userId, member.accountId),
    'oneself on another account': await bank.join(member.userId, stranger.accountId),
  };
}
