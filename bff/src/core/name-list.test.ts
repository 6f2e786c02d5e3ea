import { expect, it } from 'vitest';
import { namesOf, namesText } from './name-list';

it.each([
  [['Varejo', 'VIP'], 'Varejo, VIP'],
  [['Atacado, Interior', 'Sul; Norte', 'VIP'], '"Atacado, Interior", "Sul; Norte", VIP'],
  [['"A", o outro', '"B"', 'Loja "C"'], '"""A"", o outro", """B""", Loja "C"'],
  [[], ''],
])('%j is written so that it is read back', (names, text) => {
  expect(namesText(names)).toBe(text);
  expect(namesOf(text)).toEqual(names);
});

it.each([
  ['Varejo;VIP , Sul', ['Varejo', 'VIP', 'Sul']],
  [' ; "Atacado, Interior" ;', ['Atacado, Interior']],
  ['"VIP" Sul, Norte', ['"VIP" Sul', 'Norte']],
  ['"VIP, Sul', ['"VIP', 'Sul']],
])('%s, as people type it, is %j', (text, names) => expect(namesOf(text)).toEqual(names));
