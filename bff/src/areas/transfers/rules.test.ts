import { describe, expect, it } from 'vitest';
import { OWN_BANK } from '../../core/banks';
import { bareAccount, isInside, refuseFields, refuseInside, tedFee, type PaidAccount, type Transfer } from './rules';

const HOLDER = { name: 'Oficina do Grão', document: '11222333000181', number: '1000-3' };
const TRANSFER: Transfer = {
  to: 'other',
  amount: 1,
  bank: '00000000',
  branch: '1234',
  account: '12345-6',
  accountType: 'checking',
  owner: 'Ana Lima',
  document: '529.982.247-25',
  purpose: '10',
};

const fieldsOf = (change: Partial<Transfer>) =>
  refuseFields({ ...TRANSFER, ...change }, HOLDER).map(({ field }) => field);

describe('AREAS-4-transfers: the fields of a transfer', () => {
  it.each<[string, Partial<Transfer>, string[]]>([
    ['as they should be', {}, []],
    ['amount of nothing', { amount: 0 }, ['amount']],
    ['a bank that does not exist', { bank: '99999998' }, ['bank']],
    ['a branch of six numbers', { branch: '123456' }, ['branch']],
    ['a branch of five numbers, the last its digit', { branch: '12345' }, []],
    ['a branch with its digit', { branch: ' 1234-x ' }, []],
    ['a branch of one number', { branch: '1' }, []],
    ['a branch with two digits behind the dash', { branch: '1234-56' }, ['branch']],
    ['a branch with letters before it', { branch: 'a1234' }, ['branch']],
    ['an account of one number', { account: '1' }, ['account']],
    ['an account of one number and its digit', { account: '1-x' }, []],
    ['an account of thirteen numbers and its digit', { account: '1234567890123-4' }, []],
    ['an account of fourteen numbers and its digit', { account: '12345678901234-5' }, ['account']],
    ['an account that begins with a letter', { account: 'x12345-6' }, ['account']],
    ['no name', { owner: '  ' }, ['owner']],
    ['no name, to the own account', { to: 'own', owner: '', document: '' }, []],
    ['a CPF with a wrong digit', { document: '52998224724' }, ['document']],
    ['a CNPJ', { document: '11.444.777/0001-61' }, []],
    ['the holder’s document as a third party’s', { document: '11.222.333/0001-81' }, ['document']],
    ['a purpose that does not exist', { purpose: '12' }, ['purpose']],
  ])('%s', (_, change, fields) => expect(fieldsOf(change)).toEqual(fields));
});

describe('AREAS-4-transfers: an account of this institution', () => {
  const input = { ...TRANSFER, bank: OWN_BANK.ispb, branch: '1', account: '2000.1-x' };
  const found: PaidAccount = { id: 2, name: 'Ana Lima', document: '52998224725', number: '20001-X', isShutdown: false };
  const refusalOf = (change: Partial<Transfer>, account: PaidAccount | undefined = found) =>
    refuseInside({ ...input, ...change }, HOLDER, account);

  it.each<[string, Partial<Transfer>, PaidAccount | undefined, string | undefined]>([
    ['is paid', {}, found, undefined],
    ['of another branch is refused', { branch: '0002' }, found, 'branch'],
    ['from which the money goes is refused', { account: '10003' }, found, 'account'],
    ['of somebody else is not found', { document: '11144477735' }, found, 'account'],
    ['said to be one’s own, of somebody else is not found', { to: 'own' }, found, 'account'],
    ['of one’s own is paid', { to: 'own' }, { ...found, document: HOLDER.document }, undefined],
    ['that was closed is refused', {}, { ...found, isShutdown: true }, 'account'],
  ])('%s', (_, change, account, field) => expect(refusalOf(change, account)?.field).toBe(field));

  it('that does not exist is refused in the same words as one of somebody else', () =>
    expect(refuseInside(input, HOLDER, undefined)).toEqual(refusalOf({ document: '11144477735' })));

  it('that was closed is told to nobody who does not know its holder', () =>
    expect(refusalOf({ document: '11144477735' }, { ...found, isShutdown: true })).toEqual(
      refusalOf({ document: '11144477735' }),
    ));
});

it.each([
  [OWN_BANK.ispb, true],
  ['00000000', false],
])('the bank %s is this one: %s', (bank, inside) => expect(isInside(bank)).toBe(inside));

it('an account is compared without dots, spaces and dashes', () => expect(bareAccount(' 12.345-x ')).toBe('12345X'));

it.each([
  [{ isOwn: false, amount: 1_000_000 }, 990],
  [{ isOwn: true, amount: 49_999 }, 350],
  [{ isOwn: true, amount: 50_000 }, 0],
])('domain.md 3: the fee of a TED %o is %d cents', (to, fee) =>
  expect(
    tedFee({ thirdPartyTransferCost: 990, belowMinTransferCost: 350, minValueNoChargeTransferCost: 50_000 }, to),
  ).toBe(fee),
);
