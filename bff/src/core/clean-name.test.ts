import { describe, expect, it } from 'vitest';
import { cleanName } from './clean-name';

describe('a name as it is stored', () => {
  it('has single spaces and one line', () => {
    expect(cleanName('  Padaria \t do\n Zé ')).toBe('Padaria do Zé');
  });

  it('holds nothing that cannot be seen', () => {
    expect(cleanName('Men\u200bsal\u2060\ufeff')).toBe('Mensal');
    expect(cleanName('Padaria\u202eSLAF')).toBe('PadariaSLAF');
  });

  it('is nothing where nothing of it can be seen', () => {
    for (const blank of ['', '   ', '\u200b\u200b', '\u200d', '\u00ad', '\u3164', '\u2800', '\u0301'])
      expect(cleanName(blank)).toBe('');
  });

  it('keeps emoji and every alphabet', () => {
    for (const name of ['Café ☕', '👩‍🍳 Doces', '日本', 'Ñandú & Cia.', '123']) expect(cleanName(name)).toBe(name);
  });
});
