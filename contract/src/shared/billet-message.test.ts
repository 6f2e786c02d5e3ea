import { describe, expect, it } from 'vitest';
import { messageLines, printable } from './billet-message';

describe('what the font of a billet prints', () => {
  it.each([
    ['Conceição “Zé” – 5 €', 'Conceição “Zé” – 5 €'],
    ['e\u0301  a\tb ', 'é a b'],
    ['Őry', 'Ory'],
    ['Łukasz 漢', '?ukasz ?'],
    ['Obrigado 🙏', 'Obrigado'],
    ['Feliz 🎄 Natal 👨‍👩‍👧 ❤️ 🇧🇷 👍🏽', 'Feliz Natal'],
    ['Item 1️⃣ e ©', 'Item 1 e ©'],
    ['− R$ 1,00', '– R$ 1,00'],
  ])('%s as %s', (text, printed) => expect(printable(text)).toBe(printed));
});

describe('the lines of a message as they are printed', () => {
  it.each([
    [null, []],
    [undefined, []],
    [' \n ', []],
    ['🙏', []],
    ['um\r\ndois\rtrês', ['um', 'dois', 'três']],
    ['\num\n\ndois 🙏\n', ['um', '', 'dois']],
    ['um\n🙏\ndois\n😀', ['um', '', 'dois']],
    ['1\n2\n3\n4\n5', ['1', '2', '3', '4']],
  ])('of %j', (message, lines) => expect(messageLines(message)).toEqual(lines));
});
