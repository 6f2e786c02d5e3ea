import { expect, it } from 'vitest';
import { subjectFrom } from './subject';

it.each([
  ['subject=123 - Boletos&from=createAccount', 'Boletos', '123 - Boletos'],
  ['from=createAccount', 'Boletos', 'origin.createAccount'],
  ['origin=registration', '', 'open.defaultSubject'],
  ['from=toString', 'Boletos', 'Boletos'],
  ['', 'Histórico de Pix', 'Histórico de Pix'],
  ['subject=%20', 'Limites', 'Limites'],
  ['', 'Início', ''],
  ['', '', ''],
  ['', 'x'.repeat(130), 'x'.repeat(120)],
])('a ticket opened with ?%s from %s is about "%s"', (query, before, subject) => {
  const say = (key: string) => key;
  expect(subjectFrom({ query: new URLSearchParams(query), before, silent: ['Início', ''], say })).toBe(subject);
});
