import type { PixClaim } from '@balcao/contract/pix-keys';

export type ClaimMove = 'confirm' | 'reject';

/** What a side's answer does with the key: who has it gives it away or keeps it, who asked takes it or withdraws. */
export const answerOf = ({ side }: Pick<PixClaim, 'side'>, move: ClaimMove): 'give' | 'keep' | 'take' | 'withdraw' => {
  if (side === 'donor') return move === 'confirm' ? 'give' : 'keep';
  return move === 'confirm' ? 'take' : 'withdraw';
};
