import { expect, it } from 'vitest';
import type { MoneyState } from '@balcao/contract/money/operation';
import { wordsFor } from './words';

it.each<[string, true | undefined, MoneyState, string]>([
  ['Pix', undefined, 'scheduled', 'Pix agendado'],
  ['Pix', undefined, 'reserved', 'Pix enviado'],
  ['Pix', undefined, 'sent', 'Pix enviado'],
  ['Pix', undefined, 'settled', 'Pix enviado'],
  ['Pix', undefined, 'refused', 'Pix não realizado'],
  ['Pix', undefined, 'returned', 'Pix devolvido'],
  ['Pagamento de boleto', undefined, 'scheduled', 'Pagamento de boleto agendado'],
  ['TED', true, 'scheduled', 'TED agendada'],
  ['TED', true, 'refused', 'TED não realizada'],
  ['Transferência', true, 'settled', 'Transferência enviada'],
  ['Devolução de Pix', true, 'cancelled', 'Devolução de Pix cancelada'],
])('an operation called %s (feminine: %s) that is %s is "%s"', (label, isFeminine, state, words) => {
  expect(wordsFor({ label, isFeminine }, state)).toBe(words);
});
