import { expect, test } from 'vitest';
import { payerNames } from './payers';

const payer = (id: number, name: string, document: string) => ({ id, name, document, email: null });

test('customers of one name are told apart by their documents, others are not', () => {
  const payers = [
    payer(1, 'Ana Lima', '52998224725'),
    payer(2, 'Bia', '11222333000181'),
    payer(3, 'ANA LIMA ', '39053344705'),
  ];
  expect(payerNames(payers)).toEqual(['Ana Lima (529.982.247-25)', 'Bia', 'ANA LIMA (390.533.447-05)']);
});
