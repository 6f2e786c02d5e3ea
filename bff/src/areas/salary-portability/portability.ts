import { sql } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { SalaryPortability } from '@balcao/contract/salary-portability';
import type { Ctx } from '../../core/area';
import { BANKS, OWN_BANK } from '../../core/banks';
import { cleanName } from '../../core/clean-name';
import { formatDay } from '../../core/calendar';
import { formatDocument, isCpf, normalizeDocument } from '../../core/documents';
import { Problem, refuseFields } from '../../core/problem';
import { newProtocol } from '../../kits/money/operations';
import { slipPdf } from '../../platform/paper/slip';
import { salaryRegistry } from '../../rails/salary/rail';
import { findPortability, listLiveEmployers, toDto } from './repository';
import { ANSWER_DAYS, deadlineOf, mayCancel, refuseRequest } from './rules';

const registry = (ctx: Ctx) => salaryRegistry(ctx.services.config);

/** The natural person who holds the account; null where a company holds it. */
async function findHolder(ctx: Ctx): Promise<{ name: string; document: string } | null> {
  const holder = await ctx.db
    .selectFrom('accounts')
    .select(['nickname as name', 'document'])
    .where('id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  return isCpf(holder.document) ? holder : null;
}

/** @throws Problem 403 where a company holds the account */
async function holderOf(ctx: Ctx): Promise<{ name: string; document: string }> {
  const holder = await findHolder(ctx);
  if (holder) return holder;
  throw new Problem(
    403,
    'persons-only',
    'A portabilidade de salário é da pessoa que o recebe: uma conta de empresa não pode pedi-la.',
  );
}

export const readTerms = async (ctx: Ctx): Promise<Answer<'GET /salary-portability/terms'>> => ({
  holder: await findHolder(ctx),
  banks: BANKS.filter(({ ispb }) => ispb !== OWN_BANK.ispb).map((bank) => ({ ...bank })),
  businessDays: ANSWER_DAYS,
});

/** Makes a signed request. @throws Problem 403 for a company, 422 at the faulty field */
export async function requestPortability(
  ctx: Ctx,
  body: Body<'POST /salary-portability'>,
): Promise<Answer<'POST /salary-portability'>> {
  const holder = await holderOf(ctx);
  // one request of the account at a time, so that the second of two for an employer sees the first
  await sql`select id from accounts where id = ${ctx.accountId} for no key update`.execute(ctx.trx());
  const live = await listLiveEmployers(ctx.trx(), ctx.accountId);
  const employerName = cleanName(body.employerName);
  refuseFields(refuseRequest({ ...body, employerName }, { live, holder: holder.document }));
  const employer = normalizeDocument(body.employerDocument);
  const protocol = newProtocol(ctx.now);
  const row = await ctx
    .trx()
    .insertInto('salary_portabilities')
    .values({
      account_id: ctx.accountId,
      user_id: ctx.userId,
      protocol,
      bank_ispb: body.bank,
      employer_document: employer,
      employer_name: employerName,
      requested_at: ctx.now,
      deadline: deadlineOf(ctx.today),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await registry(ctx).request(ctx.trx(), {
    key: protocol,
    person: holder.document,
    employer,
    bank: body.bank,
    at: ctx.now,
  });
  ctx.noted({ about: employerName });
  ctx.live('salary-portability', 'created', [row.id]);
  return toDto(row);
}

/** Cancels a request or a portability that holds. @throws Problem 404, 409 where it ended before */
export async function cancelPortability(ctx: Ctx, id: number): Promise<SalaryPortability> {
  const row = await findPortability(ctx.trx(), ctx.accountId, id, { lock: true });
  if (!mayCancel(row.state)) throw new Problem(409, 'ended', 'Esta solicitação já terminou e não pode ser cancelada.');
  await registry(ctx).cancel(ctx.trx(), row.protocol, ctx.now);
  const cancelled = await ctx
    .trx()
    .updateTable('salary_portabilities')
    .set({ state: 'cancelled', cancelled_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  ctx.noted({ about: row.employer_name });
  ctx.live('salary-portability', 'updated', [id]);
  return toDto(cancelled);
}

const STATES: Record<SalaryPortability['state'], string> = {
  requested: 'Solicitada',
  accepted: 'Ativa',
  rejected: 'Recusada',
  cancelled: 'Cancelada',
};

/** The receipt of a request, or of its cancelling. @throws Problem 404 */
export async function printReceipt(ctx: Ctx, id: number) {
  const one = toDto(await findPortability(ctx.db, ctx.accountId, id));
  const holder = await findHolder(ctx);
  const isCancelled = one.cancelled_at !== null;
  const bytes = await slipPdf(`Comprovante ${one.protocol}`, [
    {
      title: isCancelled ? 'Comprovante de cancelamento' : 'Comprovante de solicitação',
      head: 'Portabilidade de salário',
      at: new Date(one.cancelled_at ?? one.requested_at),
      parts: [
        {
          title: 'Solicitação',
          lines: [
            ['Situação', STATES[one.state]],
            ['Resposta até', one.state === 'requested' ? formatDay(one.deadline) : null],
            ['Motivo', one.reason],
            ['Banco que paga', `${one.bank.code} · ${one.bank.name}`],
          ],
        },
        {
          title: 'Empregador',
          lines: [
            ['Nome', one.employerName],
            ['CNPJ', formatDocument(one.employerDocument)],
          ],
        },
        {
          title: 'Titular',
          lines: [
            ['Nome', holder?.name ?? null],
            ['CPF', holder && formatDocument(holder.document)],
          ],
        },
        { title: 'Protocolo', lines: [['', one.protocol]] },
      ],
    },
  ]);
  return { name: `portabilidade-${one.protocol}.pdf`, bytes };
}
