import type { AccountDataInput } from '@balcao/contract/account-settings';
import type { Address } from '@balcao/contract/core/shapes';
import type { Answer } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { cleanName } from '../../core/clean-name';
import { isCep, isEmail, isPhone, normalizeCep, normalizePhone } from '../../core/documents';
import { refuseFields } from '../../core/problem';
import { BANK } from '../../rails/billet/barcode';

const AGENCY = '0001';

/** The registration data of the account. */
export async function accountData(ctx: Ctx): Promise<Answer<'GET /account/data'>> {
  const account = await ctx.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  const holder = await ctx.db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('u.name')
    .where('m.account_id', '=', ctx.accountId)
    .where('m.role', '=', 'admin')
    .orderBy('u.id')
    .executeTakeFirst();
  const { nickname, email, phone, description, document, modality, account_number, account_code } = account;
  return {
    nickname,
    email,
    phone,
    description,
    document,
    modality,
    account_number,
    account_code,
    address: account.address ?? {},
    holder: holder?.name ?? nickname,
    bank: BANK,
    agency: AGENCY,
    opened_at: account.created_at.toISOString(),
  };
}

/** Saves the account's data and notifies its open pages. @throws Problem 422 at 'nickname', 'email', 'phone' and 'address.zipcode'. */
export async function updateAccount(ctx: Ctx, input: AccountDataInput): Promise<Answer<'PUT /account/update'>> {
  const { address, ...row } = checked(input);
  await ctx
    .trx()
    .updateTable('accounts')
    .set({ ...row, address: JSON.stringify(address) })
    .where('id', '=', ctx.accountId)
    .execute();
  ctx.live('account', 'updated', [ctx.accountId]);
  return accountData(ctx);
}

function checked(input: AccountDataInput): AccountDataInput {
  const data = {
    nickname: cleanName(input.nickname),
    email: input.email.trim().toLowerCase(),
    phone: normalizePhone(input.phone),
    description: cleanName(input.description),
    address: tidy(input.address),
  };
  const fault = (wrong: boolean, field: string, message: string) => (wrong ? [{ field, message }] : []);
  refuseFields([
    ...fault(!data.nickname, 'nickname', 'Preenchimento obrigatório'),
    ...fault(!isEmail(data.email), 'email', 'Informe um e-mail válido'),
    ...fault(!isPhone(data.phone), 'phone', 'Digite o DDD e o número completo do telefone'),
    ...fault(
      Boolean(data.address.zipcode) && !isCep(data.address.zipcode!),
      'address.zipcode',
      'Informe um CEP válido',
    ),
  ]);
  return data;
}

/** An address with single spaces, without empty fields, its CEP in digits. */
const tidy = (address: Address): Address =>
  Object.fromEntries(
    Object.entries(address)
      .map(([key, text]) => [key, key === 'zipcode' ? normalizeCep(text) : cleanName(text)])
      .filter(([, text]) => text),
  );
