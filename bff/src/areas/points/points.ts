import { sql } from 'kysely';
import type { Answer } from '@balcao/contract/core/registry';
import type { PointEntry } from '@balcao/contract/points';
import { LEAST_POINTS, pointsFault, POINTS_STEP, worthOf } from '@balcao/contract/shared/points';
import type { Ctx } from '../../core/area';
import type { Db } from '../../core/database';
import { listOf } from '../../core/list';
import { formatMoney } from '../../core/money';
import { fieldProblem } from '../../core/problem';
import { BANK, post, publishMoney } from '../../ledger/ledger';
import { addEntry, listLots, lockPoints, takeOut, toDto } from './account';
import { EARNING, isExpired, MONTHS, takeFrom } from './rules';

/** The statement of points. */
export const pointList = listOf({
  from: 'points_entries',
  columns: ['kind', 'points', 'balance', 'description', 'at', 'expires_on'],
  where: ({ kind }: { kind?: PointEntry['kind'] }) => [kind && sql<boolean>`kind = ${kind}`],
  order: { at: ['at', 'desc'], points: ['points', 'desc'] },
  item: toDto,
});

/** Lots that can be used: an expired one stays until the night's round takes it away. */
const usableLots = async (db: Db, { accountId, today }: Ctx) =>
  (await listLots(db, accountId)).filter(({ expires_on }) => !isExpired(expires_on, today));

export async function showPoints(ctx: Ctx): Promise<Answer<'GET /points'>> {
  const lots = await usableLots(ctx.db, ctx);
  const points = lots.reduce((sum, { remaining }) => sum + remaining, 0);
  const day = lots[0]?.expires_on;
  const next = lots.filter(({ expires_on }) => expires_on === day).reduce((sum, { remaining }) => sum + remaining, 0);
  return {
    points,
    worth: worthOf(points),
    next: day ? { points: next, day } : null,
    // kinds of one name are one line
    earning: [...new Map(Object.values(EARNING).map((one) => [one.label, { ...one }])).values()],
    months: MONTHS,
  };
}

const FAULTS: Record<NonNullable<ReturnType<typeof pointsFault>>, string> = {
  least: `Troque pelo menos ${LEAST_POINTS.toLocaleString('pt-BR')} pontos.`,
  step: `Troque pontos de ${POINTS_STEP} em ${POINTS_STEP}.`,
  balance: 'Você não tem tantos pontos.',
};

/** Redeems points for money in the account. @throws Problem 422 at 'points' */
export async function redeemPoints(ctx: Ctx, points: number): Promise<Answer<'POST /points/redeem'>> {
  const trx = ctx.trx();
  await lockPoints(trx, ctx.accountId);
  const lots = await usableLots(trx, ctx);
  const fault = pointsFault(
    points,
    lots.reduce((sum, { remaining }) => sum + remaining, 0),
  );
  if (fault) throw fieldProblem('points', FAULTS[fault]);
  for (const { operation_id, taken } of takeFrom(lots, points)!) await takeOut(trx, ctx.accountId, operation_id, taken);
  const value = worthOf(points);
  const entry = await addEntry(trx, ctx.accountId, {
    kind: 'redeemed',
    points: -points,
    description: `Trocados por ${formatMoney(value)}`,
    at: ctx.now,
  });
  await post(trx, {
    key: `points:${ctx.accountId}:${entry.id}`,
    kind: 'points',
    description: `Troca de ${points.toLocaleString('pt-BR')} pontos`,
    at: ctx.now,
    entries: [
      { accountId: ctx.accountId, kind: 'available', amount: value },
      { accountId: BANK, kind: 'fees', amount: -value },
    ],
  });
  ctx.noted({ about: formatMoney(value) });
  ctx.live('points', 'created', [entry.id]);
  publishMoney(ctx, ctx.accountId);
  return { entry: toDto(entry), value };
}
