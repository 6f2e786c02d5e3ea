import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { PixCode } from '@balcao/contract/pix';
import money from '../../../../locales/pt-BR/money.json';
import help from '../../../../locales/pt-BR/pix-help.json';
import pix from '../../../../locales/pt-BR/pix.json';
import { giveTexts } from '../../../test-support/drawn-part';
import { timesAsked } from '../../../test-support/lost-answer';
import { openPage } from '../../../test-support/routed-part';
import { bank, bodyOf, refusal, type } from '../../../test-support/signed-part';
import ByCode from './by-code';

giveTexts({ money, pix, 'pix-help': help });

const PARSE = 'POST pix/qrcodes/parse';
const CODE = 'Código Pix Copia e Cola';
const [LUNCH, GIFT] = ['lunch6304ABCD', 'gift6304ABCD'] as const;
const codeOf = (name: string, more: Partial<PixCode>): object => ({
  kind: 'dynamic',
  owner: { name, document: null },
  account: { bank: null },
  canChangeValue: false,
  payerRequest: null,
  ...more,
});
const CODES: Record<string, object> = {
  [LUNCH]: codeOf('Restaurante', { value: 4200, payerRequest: 'Qual é a mesa?' }),
  [GIFT]: codeOf('Vaquinha', { kind: 'static', value: null, canChangeValue: true, payerRequest: 'Quem dá?' }),
};

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const leave = () => act(async () => fireEvent.blur(input(CODE)));

beforeEach(() => {
  bank.answers[PARSE] = () => Response.json(CODES[bodyOf(PARSE).qrcode]);
  openPage(<ByCode />);
});

it('a code that could not be read is read again once the field is left', async () => {
  bank.answers[PARSE] = refusal(503, { error_description: 'Agora não deu.' });
  type(CODE, LUNCH);
  await screen.findByText('Agora não deu.');
  bank.answers[PARSE] = () => Response.json(CODES[LUNCH]);
  await leave();
  await screen.findByText('Restaurante');
  await leave();
  expect(timesAsked(PARSE)).toBe(2);
});

it('a character too many that is deleted again leaves the code as it was read', async () => {
  type(CODE, LUNCH);
  await screen.findByText('Restaurante');
  type(CODE, `${LUNCH}x`);
  await waitFor(() => expect(screen.queryByText('Restaurante')).toBeNull());
  type(CODE, LUNCH);
  await screen.findByText('Restaurante');
  expect([input('Valor').value, input('Valor').readOnly, input('Qual é a mesa?').value]).toEqual(['42,00', true, '']);
});

it('what a code says of the payment goes with it; a value of the person stays', async () => {
  type(CODE, LUNCH);
  await screen.findByLabelText('Qual é a mesa?');
  type('Qual é a mesa?', '12');
  expect(input('Valor').value).toBe('42,00');
  type(CODE, GIFT);
  await screen.findByLabelText('Quem dá?');
  expect([input('Quem dá?').value, input('Valor').value, input('Valor').readOnly]).toEqual(['', '', false]);
  type('Valor', '5000');
  type(CODE, 'x');
  await waitFor(() => expect(screen.queryByText('Vaquinha')).toBeNull());
  expect(input('Valor').value).toBe('50,00');
});

it.each([
  ['a refusal', () => Response.json({ error_description: 'Agora não deu.' }, { status: 503 })],
  ['its receiver and value', () => Response.json(CODES[LUNCH])],
])('%s of a code that is no longer in the field is not shown', async (_, late) => {
  let answer: (response: Response) => void;
  bank.answers[PARSE] = () => new Promise<Response>((resolve) => (answer = resolve));
  type(CODE, LUNCH);
  await waitFor(() => expect(timesAsked(PARSE)).toBe(1));
  bank.answers[PARSE] = () => Response.json(CODES[GIFT]);
  type(CODE, GIFT);
  await screen.findByText('Vaquinha');
  await act(async () => answer(late()));
  expect([screen.queryByText('Agora não deu.'), screen.queryByText('Restaurante')]).toEqual([null, null]);
  expect(screen.getByText('Vaquinha')).toBeTruthy();
  expect([input('Valor').value, input('Valor').readOnly]).toEqual(['', false]);
});
