// Rows of who owns an account, and of whom it charges.
import { digits, hex, personOf, searched } from './draw.mjs';

export const loginOf = (n) => `dono${n}@cresce.example`;
export const keyOf = (n) => `recebe${n}@cresce.example`;

/** The owner, the account, and what the owner signs and is paid by. @yields [table, row] */
export function* ownerRows(bank, { id, user, n, size, begin, number }) {
  const { name, document } = personOf(n, size.type);
  const address = {
    city: 'Uberlândia',
    state: 'MG',
    number: String(n),
    street: 'Rua Santos Dumont',
    zipcode: '38409205',
  };
  yield [
    'users',
    {
      id: user,
      name,
      nickname: name.split(' ')[0],
      cpf: digits(20_000_000_000 + n, 11),
      email: loginOf(n),
      cellphone: '34966718677',
      password_hash: bank.hashes.passwordHash,
      created_at: new Date(begin),
    },
  ];
  yield [
    'accounts',
    {
      id,
      modality: size.modality,
      nickname: name,
      account_number: number,
      email: loginOf(n),
      phone: '3432274022',
      address: JSON.stringify({ ...address, complement: '', neighborhood: 'Umuarama' }),
      type: size.type,
      document,
      account_code: `cresce-${n}`,
      created_at: new Date(begin),
    },
  ];
  yield [
    'memberships',
    { account_id: id, user_id: user, role: 'admin', passkey: hex(n, 'passkey'), last_used_at: new Date(bank.now) },
  ];
  yield ['signatures', { user_id: user, word_hash: bank.hashes.wordHash }];
  yield ['devices', { id: bank.id('devices'), user_id: user, name: 'Celular' }];
  const key = { account_id: id, id: bank.id('pix_keys'), type: 'email', key: keyOf(n), state: 'active' };
  yield ['pix_keys', { ...key, created_at: new Date(begin), owned_since: new Date(begin) }];
}

/** Customer i of an account. */
export function customerOf(bank, { id: account, n, begin }, i) {
  const { name, document } = personOf(n * 41 + i + 1, i % 3 ? 'PF' : 'PJ', i);
  const email = `cliente${i}@conta${n}.example`;
  const place = {
    city: 'Uberlândia',
    state: 'MG',
    number: String(i + 1),
    street: 'Avenida Afonso Pena',
    zipcode: '38403747',
  };
  const address = JSON.stringify({ ...place, complement: '', neighborhood: 'Umuarama' });
  const id = bank.id('customers');
  return {
    account_id: account,
    id,
    person_type: i % 3 ? 'F' : 'J',
    name,
    document,
    phones: '{34963851161}',
    emails: `{${email}}`,
    address,
    search: searched(name, document, email),
    created_at: new Date(begin),
    updated_at: new Date(begin),
  };
}
