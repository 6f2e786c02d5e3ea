import { sql } from 'kysely';
import type { Ctx } from '../../core/area';
import type { Trx } from '../../core/database';
import { isCnpj, normalizeDocument } from '../../core/documents';
import { fieldProblem, Problem } from '../../core/problem';
import { COMPANY_FAULTS, OWNER_FAULTS } from '../../rails/registry/port';
import { registryRail } from '../../rails/registry/rail';

const MESSAGES: Record<string, string> = { ...COMPANY_FAULTS, ...OWNER_FAULTS };

/** A typed CNPJ without its mask. @throws Problem 422 at 'cnpj' (SHELL-5-21) */
export function readCnpj(typed: string | undefined): string {
  const cnpj = normalizeDocument(typed ?? '');
  if (!cnpj) throw fieldProblem('cnpj', 'Preenchimento obrigatório');
  if (!isCnpj(cnpj)) throw fieldProblem('cnpj', 'Por favor, informe um CNPJ válido');
  return cnpj;
}

/** Locks a CPF or CNPJ until the transaction ends, so that the second of two simultaneous calls sees the account of the first. */
export const lockDocument = (trx: Trx, document: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`account-of:${document}`}))`.execute(trx);

/**
 * The company of a CNPJ, locked, if the registry says that it is in order and that the user may act for it (SHELL-8-10, 8-11).
 * @param upgraded the account that becomes the company's, where none is opened for it
 * @throws Problem 422 at 'cnpj' or with the registry's fault as code; 409 'company-taken' where an account has the CNPJ already.
 */
export async function companyOf(
  ctx: Ctx,
  typed: string | undefined,
  upgraded?: number,
): Promise<{ cnpj: string; name: string }> {
  const cnpj = readCnpj(typed);
  await lockDocument(ctx.trx(), cnpj);
  const taken = await ctx
    .trx()
    .selectFrom('accounts')
    .select('id')
    .where('document', '=', cnpj)
    .where('is_shutdown', '=', false)
    .$if(upgraded !== undefined, (q) => q.where('id', '<>', upgraded!))
    .executeTakeFirst();
  if (taken) throw new Problem(409, 'company-taken', 'Este CNPJ já tem uma conta.');
  const { cpf } = await ctx.db.selectFrom('users').select('cpf').where('id', '=', ctx.userId).executeTakeFirstOrThrow();
  const company = await registryRail(ctx.services.config).check(cnpj, cpf);
  if ('fault' in company) throw new Problem(422, company.fault, MESSAGES[company.fault]!);
  return { cnpj, name: company.name };
}
