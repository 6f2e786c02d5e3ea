import { expect, test } from 'vitest';
import { whatsappNumber } from './share';

test('a Brazilian number goes to WhatsApp with its country, anything else chooses there', () => {
  expect([whatsappNumber('11987654321'), whatsappNumber('(34) 3232-1090'), whatsappNumber('5511987654321')]).toEqual(['5511987654321', '553432321090', '5511987654321']);
  expect([whatsappNumber(null), whatsappNumber(''), whatsappNumber('123')]).toEqual(['', '', '']);
});
