import type { Answer } from '@balcao/contract/core/registry';
import type { DOCUMENT_KINDS, Member, RegistrationDocument } from '@balcao/contract/registration';
import type { Ctx, FileAnswer } from '../../core/area';
import { cleanName } from '../../core/clean-name';
import { normalizeDocument, personTypeOf } from '../../core/documents';
import { fieldProblem, notFound, Problem, refuseFields } from '../../core/problem';
import type { Picture } from '../../core/read-image';
import { markDone } from './steps';
import './tables';

const WHOLE = 10_000;
const MOST = 30;

export async function corporationData(ctx: Ctx, limit = MOST): Promise<Answer<'GET /crs/corporation-data'>> {
  const { nickname, document } = await ctx.db
    .selectFrom('accounts')
    .select(['nickname', 'document'])
    .where('id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  const row = await ctx.db
    .selectFrom('registration_companies')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .executeTakeFirst();
  return {
    name: nickname,
    document,
    monthly_income: row?.monthly_income ?? null,
    members: (row?.members ?? []).slice(0, limit),
  };
}

export async function changeRevenue(ctx: Ctx, monthly_income: number) {
  await save(ctx, { monthly_income });
  return corporationData(ctx);
}

/** Replaces the company's members. @throws Problem 422 at a member's line, without members, or where shares (percent × 100) pass 100 %. */
export async function changeMembers(ctx: Ctx, typed: Member[]) {
  const members = typed.map((one) => ({
    ...one,
    name: cleanName(one.name),
    document: normalizeDocument(one.document),
  }));
  if (!members.length) throw new Problem(422, 'no-members', 'Informe ao menos um sócio ou administrador.');
  const seen = new Set<string>();
  refuseFields(
    members.flatMap(({ name, document }, line) => {
      const again = seen.has(document);
      seen.add(document);
      return [
        ...(name ? [] : [{ field: `members.${line}.name`, message: 'Preenchimento obrigatório' }]),
        ...(personTypeOf(document)
          ? []
          : [{ field: `members.${line}.document`, message: 'Informe um CPF ou CNPJ válido' }]),
        ...(again ? [{ field: `members.${line}.document`, message: 'Este sócio já está na lista' }] : []),
      ];
    }),
  );
  if (members.reduce((sum, { share }) => sum + share, 0) > WHOLE)
    throw fieldProblem('members.0.share', 'As participações passam de 100 %.');
  await save(ctx, { members: JSON.stringify(members) });
  return corporationData(ctx);
}

async function save(ctx: Ctx, values: { monthly_income: number } | { members: string }): Promise<void> {
  const row = await ctx
    .trx()
    .insertInto('registration_companies')
    .values({ account_id: ctx.accountId, monthly_income: null, ...values })
    .onConflict((c) => c.column('account_id').doUpdateSet(values))
    .returning(['monthly_income', 'members'])
    .executeTakeFirstOrThrow();
  if (row.monthly_income !== null && row.members.length) await markDone(ctx, 'corporation');
}

const FACTS = ['id', 'kind', 'width', 'height', 'sent_at'] as const;

export async function documentsOf(ctx: Ctx): Promise<RegistrationDocument[]> {
  const rows = await ctx.db
    .selectFrom('registration_documents')
    .select(FACTS)
    .where('account_id', '=', ctx.accountId)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, sent_at: row.sent_at.toISOString() }));
}

/** Stores a document in place of the last one of its kind. With identity and articles of association both there, the step is done. */
export async function saveDocument(ctx: Ctx, kind: (typeof DOCUMENT_KINDS)[number], picture: Picture) {
  const values = { ...picture, sent_at: ctx.now };
  const row = await ctx
    .trx()
    .insertInto('registration_documents')
    .values({ account_id: ctx.accountId, kind, ...values })
    .onConflict((c) => c.columns(['account_id', 'kind']).doUpdateSet(values))
    .returning(FACTS)
    .executeTakeFirstOrThrow();
  const kinds = (await documentsOf(ctx)).map((one) => one.kind);
  if (kinds.includes('identity') && kinds.includes('articles')) await markDone(ctx, 'documents');
  return { ...row, sent_at: row.sent_at.toISOString() };
}

/** The picture of a document of the account. @throws Problem 404 */
export async function documentPicture(ctx: Ctx, id: number): Promise<FileAnswer> {
  const row = await ctx.db
    .selectFrom('registration_documents')
    .select(['kind', 'bytes', 'type'])
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    name: `${row.kind}.${row.type === 'image/png' ? 'png' : 'jpg'}`,
    bytes: Buffer.from(row.bytes),
    type: row.type,
  };
}
