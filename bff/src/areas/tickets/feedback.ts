import { MIN_COMMENT } from '@balcao/contract/shared/ticket-limits';
import type { Ctx } from '../../core/area';
import { sendMessages } from '../../core/messenger';
import { fieldProblem } from '../../core/problem';
import './tables';

const LABELS = ['Muito ruim', 'Ruim', 'Normal', 'Bom', 'Muito bom'] as const;
/** Address of the team that reads the feedback. */
const TEAM = 'sugestoes@balcao.demo';

/**
 * Stores a rating and its comment (SHELL-3-23); with `mail`, mails the comment to the bank's team.
 * @throws Problem 422 at 'additional' where the trimmed comment has fewer than 10 characters.
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
