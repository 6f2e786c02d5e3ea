import { describe, expect, it } from 'vitest';
import { faultFields } from '../../../test/fault-fields';
import { checkedCard, checkedDefaults, checkedDisplay, checkedEmail, descriptorOf } from './rules';

type Display = Parameters<typeof checkedDisplay>[0];
const DISPLAY = {
  name: ' Padaria  Sol ',
  email: ' Caixa@Sol.com.br ',
  phone: '(11) 3333-0001',
  website: ' sol.com.br ',
} as Display;

describe('the display data of charges', () => {
  it('are stored clean', () =>
    expect(checkedDisplay(DISPLAY)).toMatchObject({
      name: 'Padaria Sol',
      email: 'caixa@sol.com.br',
      phone: '1133330001',
      website: 'sol.com.br',
    }));

  it.each<[string, Partial<Display>, string[]]>([
    ['left empty', { email: '', phone: ' ', website: '' }, []],
    ['an e-mail without a domain', { email: 'caixa@' }, ['email']],
    ['a phone without its area', { phone: '3333-0001' }, ['phone']],
    ['a site with its scheme and a path', { website: 'https://www.sol.com.br/loja?de=1' }, []],
    ['a site of http', { website: 'http://sol.com.br' }, []],
    ['a site with a dash', { website: 'padaria-do-sol.com.br/' }, []],
    ['a site without a top-level domain', { website: 'sol' }, ['website']],
    ['a site with a top-level domain of one letter', { website: 'sol.b' }, ['website']],
    ['a site that begins with a dash', { website: '-sol.com.br' }, ['website']],
    ['a site that ends a name with a dash', { website: 'sol-.com.br' }, ['website']],
    ['a script', { website: 'javascript:sol.com.br' }, ['website']],
    ['a site with a space', { website: 'sol.com.br/a b' }, ['website']],
  ])('%s', (_, change, fields) => expect(faultFields(() => checkedDisplay({ ...DISPLAY, ...change }))).toEqual(fields));
});

describe('the defaults of a kind', () => {
  const DEFAULTS = { fine: 200, interest: 33, write_off_days: 30, message: '' };
  it('keep their terms and have their message clean', () =>
    expect(checkedDefaults({ billet: { ...DEFAULTS, message: 'Obrigado  \n' } })).toEqual({
      billet: { ...DEFAULTS, message: 'Obrigado' },
    }));
  it('are refused at the message of the kind that has five lines', () =>
    expect(
      faultFields(() => checkedDefaults({ billet: DEFAULTS, carnet: { ...DEFAULTS, message: '1\n2\n3\n4\n5' } })),
    ).toEqual(['carnet.message']));
});

it.each([
  ['Oficina do Grão', 'OFICINA DO GR'],
  ['Café & Cia.', 'CAFE CIA'],
  ['Ótica  12345 a', 'OTICA 12345 A'],
  ['Doze letras x ', 'DOZE LETRAS X'],
  ['Doze letrasx y', 'DOZE LETRASX'],
  [' Sol', 'SOL'],
])('the name %s is printed on statements as %s', (name, descriptor) => expect(descriptorOf(name)).toBe(descriptor));

describe('a name on card statements', () => {
  const card = (descriptor: string) => () => checkedCard({ descriptor } as Parameters<typeof checkedCard>[0]);
  it('is stored in upper case', () => expect(card(' sol 24h ')()).toEqual({ descriptor: 'SOL 24H' }));
  it.each([
    ['', []],
    ['AB', ['descriptor']],
    ['ABC', []],
    ['ABCDEFGHIJKLM', []],
    ['ABCDEFGHIJKLMN', ['descriptor']],
    ['CAFÉ', ['descriptor']],
    ['(ABC', ['descriptor']],
    ['ABC)', ['descriptor']],
  ])('"%s" is refused at %o', (descriptor, fields) => expect(faultFields(card(descriptor))).toEqual(fields));
});

describe('the text of an e-mail', () => {
  it('is stored with plain line ends', () =>
    expect(checkedEmail({ subject: ' Seu  boleto ', body: ' Olá\r\n{{cliente}}\rTchau ' })).toEqual({
      subject: 'Seu boleto',
      body: 'Olá\n{{cliente}}\nTchau',
    }));
  it.each([
    ['Olá', 'Olá', []],
    [' ', 'Olá', ['subject']],
    ['Olá', '\r\n', ['body']],
    ['{{quem}}', '{{cliente', ['subject', 'body']],
  ])('"%s" with "%s" is refused at %o', (subject, body, fields) =>
    expect(faultFields(() => checkedEmail({ subject, body }))).toEqual(fields),
  );
});
