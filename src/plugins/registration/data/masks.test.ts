import { expect, it } from 'vitest';
import { maskEmail, maskPhone } from './masks';

it('contacts are shown by what is enough to recognise them', () => {
  expect(maskPhone('34988776655')).toBe('(34) •••••-6655');
  expect(maskPhone('')).toBe('');
  expect(maskEmail('helena@balcao.demo')).toBe('he•••@balcao.demo');
  expect(maskEmail('a@b.demo')).toBe('a•••@b.demo');
});
