import { MIN_COMMENT } from '@balcao/contract/shared/ticket-limits';
import type { Ctx } from '../../core/area';
import { sendMessages } from '../../core/messenger';
import { fieldProblem } from '../../core/problem';
import './tables';

const LABELS = ['Muito ruim', 'Ruim', 'Normal', 'Bom', 'Muito bom'] as const;
/** Who reads the suggestions. */
const TEAM = 'sugestoes@balcao.demo';

/**
 * Keeps a rating and its comment (SHELL-3-23), and mails it to the bank's team where asked to.
 * @throws Problem 422 where the comment is shorter than 10 characters after trimming.
 */
export async function saveFeedback(
  ctx: Ctx,
  { features, additional }: { features: number; additional: string },
  mail: boolean,
): Promise<void> {
  const comment = additional.trim();
  if (comment.length < MIN_COMMENT)
    throw fieldProblem('additional', `Seu comentário deve ter no mínimo ${MIN_COMMENT} caracteres`);
  await ctx
    .trx()
    .insertInto('feedbacks')
    .values({ account_id: ctx.accountId, user_id: ctx.userId, rating: features, comment, sent_at: ctx.now })
    .execute();
  if (!mail) return;
  await sendMessages(ctx.trx(), [
    {
      accountId: ctx.accountId,
      channel: 'mail',
      recipient: TEAM,
      subject: `Sugestão de ${ctx.userName}: ${LABELS[features - 1]}`,
      body: comment,
      at: ctx.now,
    },
  ]);
}
