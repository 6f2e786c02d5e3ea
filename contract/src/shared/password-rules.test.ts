import { expect, it } from 'vitest';
import { isGoodPassword, personalHints } from './password-rules';

const hints = personalHints({
  name: 'Helena Prado Nogueira',
  documents: ['52998224725'],
  email: 'lena.prado@exemplo.com',
  phone: '34991234567',
  accounts: ['123456-7'],
  birth: '1985-03-21',
});

it.each(['Balcao#2026', 'Çedilha!9x', 'uma Frase longa 1!'])('%s is taken (SHELL-5-4, SHELL-5-6)', (password) =>
  expect(isGoodPassword(password, hints)).toBe(true),
);

it.each([
  ['seven characters', 'Abcd#12'],
  ['no upper case', 'balcao#2026'],
  ['no lower case', 'BALCAO#2026'],
  ['no digit', 'Balcao#abcd'],
  ['no symbol', 'Balcao2026'],
  ['the name (SHELL-5-5)', 'Helena#2026'],
  ['the name without its accents', 'xNOGUEIRA#9x'],
  ['the document', 'Ab#52998224725'],
  ['the e-mail', 'Lena.Prado#1'],
  ['the phone', 'Ab#91234567'],
  ['the account', 'Ab#123456x'],
  ['the birth date', 'Ab#21031985'],
  ['the year of birth', 'Abcd#1985'],
])('refused: %s', (_what, password) => expect(isGoodPassword(password, hints)).toBe(false));
