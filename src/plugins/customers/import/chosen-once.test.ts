import { expect, it } from 'vitest';
import { chosenOnce } from './chosen-once';

it('a field moves to the column it is chosen for; e-mails, phones, CPF and CNPJ may be in several', () => {
  expect(chosenOnce(['document', 'name', null], 2, 'name')).toEqual(['document', null, 'name']);
  expect(chosenOnce(['email', null], 1, 'email')).toEqual(['email', 'email']);
  expect(chosenOnce(['document', null], 1, 'document')).toEqual(['document', 'document']);
  expect(chosenOnce(['email', null], 0, null)).toEqual([null, null]);
});
