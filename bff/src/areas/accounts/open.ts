import { randomBytes, randomInt } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import type { Answer } from '@balcao/contract/core/registry';
import type { OpenAccountBody } from '@balcao/contract/accounts';
import type { Account } from '@balcao/contract/session';
import type { Ctx } from '../../core/area';
import { clearAttempts, takeAttempt } from '../../core/attempts';
import { isPhone, normalizePhone } from '../../core/documents';
import { fieldProblem, Problem } from '../../core/problem';
import { saveSetting, settingOf } from '../../kits/charging/billing/settings';
import { mod11Own } from '../../rails/billet/check-digits';
import { saveBranch, readBranch } from '../account-settings/service';
import { LEGAL_TEXTS } from '../notices/service';
import { presentModality } from '../onboarding/service';
import { companyOf, lockDocument } from './registry';
import './tables';

type Modality = Account['modality'];

const FREE_ATTEMPTS = 5;
const MOST_VISIBLE = 4;
/** Most accounts of a person: more than people need, so it only stops programs. */
const MOST_ACCOUNTS = 50;

export const TERMS_OF: Record<Modality, string> = {
  you: 'termos-modalidade-para-voce',
  pro: 'termos-modalidade-para-pro',
  corporation: 'termos-modalidade-para-empresas',
};

/** @throws Problem 422 at 'consents' unless the texts in force for the modality were accepted (SHELL-5-30). */
export function checkConsents(modality: Modality, consents: OpenAccountBody['consents'] | undefined): void {
  const accepted = (type: string, given: { type: string; version: string } | undefined) =>
    given?.type === type && LEGAL_TEXTS.some((text) => text.type === type && text.version === given.version);
  if (
    !accepted(TERMS_OF[modality], consents?.term_of_use) ||
    !accepted('politica-de-privacidade', consents?.privacy_policy)
  )
    throw fieldProblem('consents', 'Para continuar, você precisa aceitar os termos de uso e privacidade');
}

/**
 * Opens an account of the user's own, usable at once. A wrong password is answered, not thrown, so that the counted attempt is committed.
 * @throws Problem 422 at a field, with the registry's fault as code, or 'too-many'; 409 'modality-taken' or 'company-taken'.
 */
export async function openAccount(ctx: Ctx, body: OpenAccountBody): Promise<Answer<'POST /v3/account'>> {
  const trx = ctx.trx();
  const user = await trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', ctx.userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const key = `open-account:${ctx.userId}`;
  const locked = await takeAttempt(trx, key, FREE_ATTEMPTS);
  const right = !locked && (await verify(user.password_hash, body.password).catch(() => false));
  if (!right) {
    ctx.noted({ refused: true });
    return { account: null, refusal: { code: '3000010', message: 'Credenciais inválidas' } };
  }
  await clearAttempts(trx, key);
  const { modality } = body;
  checkConsents(modality, body.consents);
  const phone = shownPhone(modality, body.phone_number);
  const branch = modality === 'you' ? undefined : readBranch(occupationOf(body), 'occupation_type');
  if (modality === 'corporation' && !body.average_monthly_revenue)
    throw fieldProblem('average_monthly_revenue', 'Preenchimento obrigatório');
  const company = modality === 'corporation' ? await companyOf(ctx, body.cnpj) : undefined;
  if (!company) await lockDocument(trx, user.cpf);
  const mine = await trx
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['m.visible', 'a.modality', 'a.document', 'a.is_shutdown'])
    .where('m.user_id', '=', ctx.userId)
    .execute();
  const same = mine.some((one) => !one.is_shutdown && one.modality === modality && one.document === user.cpf);
  if (same) throw new Problem(409, 'modality-taken', 'Você já tem uma conta desta modalidade.');
  if (mine.length >= MOST_ACCOUNTS) throw new Problem(422, 'too-many', 'Você já tem o máximo de contas.');

  const nickname = company?.name ?? (modality === 'you' ? user.name.split(' ')[0]! : user.name);
  const account_number = await freeNumber(ctx);
  const account = await trx
    .insertInto('accounts')
    .values({
      modality,
      nickname,
      account_number,
      email: user.email,
      phone: phone ?? user.cellphone,
      address: null,
      primary_cnae: null,
      description: branch?.type ?? '',
      type: company ? 'PJ' : 'PF',
      document: company?.cnpj ?? user.cpf,
      account_code: randomBytes(16).toString('hex'),
      created_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('memberships')
    .values({
      account_id: account.id,
      user_id: ctx.userId,
      role: 'admin',
      visible: mine.filter(({ visible }) => visible).length < MOST_VISIBLE,
      passkey: randomBytes(16).toString('hex'),
      grants: '{}',
      last_used_at: null,
    })
    .execute();
  if (branch) await saveBranch(ctx, account.id, branch);
  if (phone) {
    const display = await settingOf(trx, account.id, 'display');
    await saveSetting(trx, account.id, 'display', { ...display, phone }, ctx.now);
  }
  await saveOpening(ctx, account.id, modality, body);
  await presentModality(trx, { accountId: account.id, userId: ctx.userId, modality });
  return { account: { id: account.id, nickname, account_number }, refusal: null };
}

/**
 * The phone that billets show: required of a company, optional for Pro, none for a personal account (SHELL-5-23, 5-25, 5-26).
 * @throws Problem 422 at 'phone_number'
 */
function shownPhone(modality: Modality, typed = ''): string | undefined {
  if (modality === 'you' || (modality === 'pro' && !typed)) return undefined;
  if (!typed) throw fieldProblem('phone_number', 'Preenchimento obrigatório');
  if (!isPhone(typed)) throw fieldProblem('phone_number', 'Digite o DDD e o número completo do telefone');
  return normalizePhone(typed);
}

/** The occupation of a request as a branch. @throws Problem 422 at 'occupation' where none was chosen. */
export function occupationOf(body: { occupation?: number; occupation_type?: string }) {
  if (body.occupation === undefined) throw fieldProblem('occupation', 'Preenchimento obrigatório');
  return { category: body.occupation, type: body.occupation_type };
}

export async function saveOpening(
  ctx: Ctx,
  accountId: number,
  modality: Modality,
  told: { average_monthly_revenue?: number; consents?: object; user_reading_at?: string },
): Promise<void> {
  await ctx
    .trx()
    .insertInto('account_openings')
    .values({
      account_id: accountId,
      user_id: ctx.userId,
      modality,
      revenue: told.average_monthly_revenue ?? null,
      consents: told.consents ? JSON.stringify(told.consents) : null,
      read_at: told.user_reading_at ?? null,
      at: ctx.now,
    })
    .execute();
}

/** An account number that is free: six digits, a hyphen and the check digit (SHELL-3-6). */
async function freeNumber(ctx: Ctx): Promise<string> {
  for (;;) {
    const digits = String(randomInt(100_000, 1_000_000));
    const number = `${digits}-${mod11Own(digits)}`;
    const taken = await ctx.db
      .selectFrom('accounts')
      .select('id')
      .where('account_number', '=', number)
      .executeTakeFirst();
    if (!taken) return number;
  }
}
