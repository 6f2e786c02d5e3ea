import { sql } from 'kysely';
import type { PixReview } from '@balcao/contract/pix';
import type { Ctx } from '../../core/area';
import { diffDays } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import { formatMoney } from '../../core/money';
import { bucketsAt, nightBegins } from '../../kits/money/night';
import { isSafeContact } from '../../kits/money/safe-contact';
import type { Target } from './target';

type Warning = PixReview['warnings'][number];

/** A key that its holder has had for fewer days than this is new. */
const NEW_DAYS = 30;
/** An amount is unusual from this multiple of the largest of the last months, and at least `UNUSUAL_FROM` cents. */
const UNUSUAL = 3;
const UNUSUAL_FROM = 50_000;
const LOOKED_BACK = 90 * 86_400_000;

/**
 * Signs of fraud in a payment, shown before it is signed; they never refuse it. pt-BR.
 * @param payment.value integer cents @param payment.isToday it is executed at once, so the hour matters
 */
export async function warningsOf(
  ctx: Ctx,
  target: Target,
  { value, isToday }: { value: number; isToday: boolean },
): Promise<Warning[]> {
  const { counterpart, owner, document } = target;
  const past = await paidBefore(ctx, target);
  const days = owner?.key ? diffDays(saoPauloDay(owner.ownedSince), ctx.today) : NEW_DAYS;
  const buckets = bucketsAt(ctx.now, await nightBegins(ctx.db, ctx.accountId, ctx.now));
  const isNight =
    isToday &&
    buckets.some(({ period }) => period === 'night') &&
    !(await isSafeContact(ctx.db, ctx.accountId, counterpart, ctx.now));
  const warnings: (Warning | false)[] = [
    days < NEW_DAYS && {
      code: 'new-key',
      message:
        days < 1
          ? 'Esta chave foi cadastrada hoje. Confirme por outro meio com quem vai receber.'
          : `Esta chave foi cadastrada há ${days} ${days === 1 ? 'dia' : 'dias'}. Confirme por outro meio com quem vai receber.`,
    },
    past.holder !== null &&
      document !== null &&
      past.holder !== document && {
        code: 'owner-changed',
        message: 'Esta chave agora é de outra pessoa: da última vez que você pagou, o titular era outro.',
      },
    past.count === 0 && {
      code: 'first-time',
      message: 'Você nunca fez Pix para esta pessoa ou empresa. Confira o nome e o CPF ou CNPJ.',
    },
    isNight && {
      code: 'night',
      message: 'É noite: golpes são mais comuns neste horário. Se alguém pressiona você, pare e confirme antes.',
    },
    value >= UNUSUAL_FROM &&
      value > past.largest * UNUSUAL && {
        code: 'unusual',
        message:
          past.largest > 0
            ? `Este valor é bem maior que o dos seus últimos Pix, de até ${formatMoney(past.largest)}.`
            : 'Este valor é alto para um primeiro Pix desta conta.',
      },
  ];
  return warnings.filter((one) => one !== false);
}

/** How often the payee was paid before, the largest Pix of the last months, and who held the key the last time. */
async function paidBefore(
  ctx: Ctx,
  { counterpart, document }: Target,
): Promise<{ count: number; largest: number; holder: string | null }> {
  const since = new Date(ctx.now.getTime() - LOOKED_BACK);
  const { rows } = await sql<{ count: number; largest: number }>`
    select count(*) filter (where details ->> 'document' = ${document}) as count,
      coalesce(max(amount) filter (where created_at >= ${since}), 0) as largest
    from money_operations where account_id = ${ctx.accountId} and kind in ('pix', 'pix-inside') and state = 'settled'
  `.execute(ctx.db);
  const last = counterpart.pixKey
    ? await sql<{ holder: string | null }>`
        select details ->> 'document' as holder from money_operations where account_id = ${ctx.accountId}
          and kind in ('pix', 'pix-inside') and state = 'settled' and counterpart ->> 'pixKey' = ${counterpart.pixKey}
        order by id desc limit 1`.execute(ctx.db)
    : null;
  return { ...rows[0]!, holder: last?.rows[0]?.holder ?? null };
}
