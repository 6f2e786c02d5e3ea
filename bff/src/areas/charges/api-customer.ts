import type { CustomerInput } from '@balcao/contract/customers';
import type { Ctx } from '../../core/area';
import { cleanName } from '../../core/clean-name';
import type { Trx } from '../../core/database';
import { isCnpj, isCpf, isEmail, isPhone, normalizeDocument, normalizePhone } from '../../core/documents';
import { refuseFields } from '../../core/problem';
import { customersByDocuments, insertCustomers } from '../customers/service';
import type { ApiCustomer } from './api-bodies';

type Told = Pick<CustomerInput, 'personType' | 'name' | 'document' | 'address'> &
  Record<'phone' | 'email', string | null>;

/** The customer that an application names, as they are stored. @param at path of its fields @throws Problem 422 at them */
export function readCustomer(
  { name, cpf, email, phone_number, juridical_person: firm }: ApiCustomer,
  at: string,
): Told {
  const document = normalizeDocument(firm?.cnpj ?? cpf ?? '');
  const wrong = firm ? !isCnpj(document) : !isCpf(document);
  const payerName = cleanName((firm ? firm.corporate_name : name) ?? '');
  const mail = email?.trim().toLowerCase();
  refuseFields([
    ...(wrong
      ? [
          {
            field: firm ? `${at}.juridical_person.cnpj` : `${at}.cpf`,
            message: firm ? 'CNPJ inválido.' : 'CPF inválido.',
          },
        ]
      : []),
    ...(payerName
      ? []
      : [
          {
            field: firm ? `${at}.juridical_person.corporate_name` : `${at}.name`,
            message: 'Informe o nome do pagador.',
          },
        ]),
    ...(mail === undefined || isEmail(mail) ? [] : [{ field: `${at}.email`, message: 'Informe um e-mail válido.' }]),
    ...(phone_number === undefined || isPhone(phone_number)
      ? []
      : [{ field: `${at}.phone_number`, message: 'Informe um telefone com DDD.' }]),
  ]);
  return {
    personType: firm ? 'J' : 'F',
    name: payerName,
    document,
    phone: phone_number ? normalizePhone(phone_number) : null,
    email: mail ?? null,
    address: null,
  };
}

/** The customer of a document: the one that is registered, or a new one. @param at path of its fields @throws Problem 422 at them */
export const customerOf = (ctx: Ctx, typed: ApiCustomer, at: string): Promise<number> =>
  customerByDocument(ctx.trx(), ctx, readCustomer(typed, at));

/** The customer of a valid document: the one that is registered, whose data stay as they are, or a new one. */
export async function customerByDocument(
  trx: Trx,
  { accountId, now }: Pick<Ctx, 'accountId' | 'now'>,
  { phone, email, ...payerName }: Told,
): Promise<number> {
  const { document } = payerName;
  const registered = async () => (await customersByDocuments(trx, accountId, [document])).get(document)?.id;
  const known = await registered();
  if (known !== undefined) return known;
  const rest = { groups: [], birthday: null, note: null, customerCode: null };
  const contact = { phones: phone ? [phone] : [], emails: email ? [email] : [] };
  const inserted = await insertCustomers(trx, accountId, [{ ...payerName, ...contact, ...rest }], now);
  // of two requests at once for a new customer one registers it, and the other finds it
  return inserted.get(document) ?? (await registered())!;
}
