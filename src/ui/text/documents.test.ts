import { expect, it } from 'vitest';
import { isCnpj, isCpf } from './documents';

it('accepts right check digits and refuses wrong ones', () => {
  expect(isCpf('529.982.247-25')).toBe(true);
  expect(isCpf('529.982.247-24')).toBe(false);
  expect(isCpf('111.111.111-11')).toBe(false);
  expect(isCnpj('11.222.333/0001-81')).toBe(true);
  expect(isCnpj('12.ABC.345/01DE-35')).toBe(true);
  expect(isCnpj('12.ABC.345/01DE-34')).toBe(false);
});
