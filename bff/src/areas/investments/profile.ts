import type { Answer, Body } from '@balcao/contract/core/registry';
import type { InvestorProfile } from '@balcao/contract/investments';
import type { Ctx } from '../../core/area';
import type { Db } from '../../core/database';
import { refuseFields } from '../../core/problem';
import { expiryOf, isValidOn, type Profile } from './rules';
import { judge, listMissing, QUESTIONS } from './suitability';
import './tables';

interface Found {
  profile: Profile;
  answeredAt: Date;
  expiresOn: string;
}

/** The last result of the account; null where the test was never taken. */
export async function findProfile(db: Db, accountId: number): Promise<Found | null> {
  const row = await db
    .selectFrom('investor_profiles')
    .select(['profile', 'answered_at as answeredAt', 'expires_on as expiresOn'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

const toDto = ({ profile, answeredAt, expiresOn }: Found, today: string): InvestorProfile => ({
  profile,
  answered_at: answeredAt.toISOString(),
  expires_on: expiresOn,
  isValid: isValidOn(expiresOn, today),
});

export async function readSuitability(ctx: Ctx): Promise<Answer<'GET /investments/suitability'>> {
  const profile = await findProfile(ctx.db, ctx.accountId);
  return {
    questions: QUESTIONS.map(({ id, text, options }) => ({
      id,
      text,
      options: options.map((option) => ({ id: option.id, text: option.text })),
    })),
    investor_profile: profile && toDto(profile, ctx.today),
  };
}

/** @throws Problem 422 at each question without an answer */
export async function answerSuitability(ctx: Ctx, { answers }: Body<'POST /investments/suitability'>) {
  const judged = judge(answers);
  if (!judged) refuseFields(listMissing(answers).map((field) => ({ field, message: 'Escolha uma resposta.' })));
  const { profile, points } = judged!;
  const known = Object.fromEntries(QUESTIONS.map(({ id }) => [id, answers[id]!]));
  const expiresOn = expiryOf(ctx.today);
  await ctx
    .trx()
    .insertInto('investor_profiles')
    .values({
      account_id: ctx.accountId,
      user_id: ctx.userId,
      profile,
      points,
      answers: JSON.stringify(known) as never,
      answered_at: ctx.now,
      expires_on: expiresOn,
    })
    .execute();
  ctx.live('investments', 'updated', []);
  return toDto({ profile, answeredAt: ctx.now, expiresOn }, ctx.today);
}
