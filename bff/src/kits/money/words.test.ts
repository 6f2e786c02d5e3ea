import { expect, it } from 'vitest';
import type { MoneyState } from '@balcao/contract/money/operation';
import { paidTo, wordsFor } from './words';

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

it.each([
  ['Pix', 'Ana Lima', 'Pix para Ana Lima'],
  ['Pix', 'P', 'Pix para P'],
  ['Carga de cartão pré-pago', 'Cartão pré-pago', 'Carga de cartão pré-pago'],
])('a %s to %s stands on the statement as "%s"', (label, name, words) => expect(paidTo({ label }, name)).toBe(words));
