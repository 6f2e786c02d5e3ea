import { describe, expect, it } from 'vitest';
import { faultFields } from '../../../test/fault-fields';
import { checkContact, ownerFault, readPixKey } from './rules';

const RANDOM = '123e4567-e89b-42d3-a456-426614174000';

it.each([
  [' Ana@Exemplo.com.br ', { type: 'email', key: 'ana@exemplo.com.br' }],
  ['ana@', null],
  [` ${RANDOM.toUpperCase()}`, { type: 'random', key: RANDOM }],
  [`${RANDOM}0`, null],
  [`0${RANDOM}`, null],
  ['529.982.247-25', { type: 'document', key: '52998224725' }],
  ['11.222.333/0001-81', { type: 'document', key: '11222333000181' }],
  ['+55 11 99999-0001', { type: 'phone', key: '+5511999990001' }],
  ['+52998224725', null],
  ['(11) 3333-0001', null],
  ['', null],
])('the typed key "%s" is read as %o', (typed, key) => expect(readPixKey(typed)).toEqual(key));

type Input = Parameters<typeof checkContact>[0];
const BY_KEY: Input = {
  name: ' Ana  Lima ',
  document: '529.982.247-25',
  pix_key: 'ana@exemplo.com.br',
  bank_code: null,
  branch: null,
  account: null,
  account_type: null,
} as Input;
const BY_ACCOUNT = {
  ...BY_KEY,
  pix_key: null,
  bank_code: '001',
  branch: '12345',
  account: '12345-x',
  account_type: 'checking',
} as Input;

describe('a safe contact', () => {
  it('with a key is stored without an account, even where one was sent', () =>
    expect(checkContact({ ...BY_ACCOUNT, pix_key: 'ana@exemplo.com.br' })).toEqual({
      name: 'Ana Lima',
      document: '52998224725',
      pix_key: 'ana@exemplo.com.br',
      pix_key_type: 'email',
      bank_code: null,
      branch: null,
      account: null,
      account_type: null,
    }));

  it('with an account is stored without a key', () =>
    expect(checkContact(BY_ACCOUNT)).toMatchObject({ pix_key: null, pix_key_type: null, account: '12345-x' }));

  it.each<[string, Input, string[]]>([
    ['with a key', BY_KEY, []],
    ['without a name', { ...BY_KEY, name: ' ' }, ['name']],
    ['with a wrong document', { ...BY_KEY, document: '52998224724' }, ['document']],
    ['with text that is no key', { ...BY_KEY, pix_key: 'ana' }, ['pix_key']],
    ['with an account', BY_ACCOUNT, []],
    ['of no bank', { ...BY_ACCOUNT, bank_code: null }, ['bank_code']],
    ['of a bank of four numbers', { ...BY_ACCOUNT, bank_code: '0011' }, ['bank_code']],
    ['of a bank that begins with a letter', { ...BY_ACCOUNT, bank_code: 'a001' }, ['bank_code']],
    ['of no branch', { ...BY_ACCOUNT, branch: null }, ['branch']],
    ['of a branch of six numbers', { ...BY_ACCOUNT, branch: '123456' }, ['branch']],
    ['of a branch of one number', { ...BY_ACCOUNT, branch: '1' }, []],
    ['of a branch with a letter before it', { ...BY_ACCOUNT, branch: 'a1' }, ['branch']],
    ['of no account', { ...BY_ACCOUNT, account: null }, ['account']],
    ['of an account without its digit', { ...BY_ACCOUNT, account: '123456' }, ['account']],
    ['of an account of one number', { ...BY_ACCOUNT, account: '1-0' }, []],
    ['of an account of 18 numbers', { ...BY_ACCOUNT, account: '123456789012345678-9' }, []],
    ['of an account of 19 numbers', { ...BY_ACCOUNT, account: '1234567890123456789-0' }, ['account']],
    ['of an account with two digits behind the dash', { ...BY_ACCOUNT, account: '1-00' }, ['account']],
    ['of no type of account', { ...BY_ACCOUNT, account_type: null }, ['account_type']],
  ])('%s', (_, input, fields) => expect(faultFields(() => checkContact(input))).toEqual(fields));
});

describe('whose the key or account of a contact is', () => {
  const [byKey, byAccount] = [
    { document: '52998224725', pix_key: 'ana@exemplo.com.br' },
    { document: '52998224725', pix_key: null },
  ];
  it.each([
    [byKey, { document: '52998224725' }, undefined],
    [byAccount, { document: '52998224725' }, undefined],
    [byKey, null, 'pix_key'],
    [byAccount, null, 'account'],
    [byKey, { document: '11144477735' }, 'document'],
    [byAccount, { document: '11144477735' }, 'document'],
  ])('%o of %o is refused at %s', (contact, owner, field) => expect(ownerFault(contact, owner)?.field).toBe(field));
});
