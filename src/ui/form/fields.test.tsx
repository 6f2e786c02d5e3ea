import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import '../../test-support/texts';
import { DocumentField, MoneyField, PhoneField, typeDocument, typePhone } from './fields';
import { rules } from './rules';

function Money({ initial }: { initial?: number }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <MoneyField aria-label="valor" {...(value === undefined ? {} : { value })} onChange={setValue} />
      <output>{value ?? 'vazio'}</output>
    </>
  );
}

const type = (text: string) => fireEvent.change(screen.getByLabelText('valor'), { target: { value: text } });

it('keeps integer cents, whatever is typed or pasted', () => {
  render(<Money initial={123456} />);
  const field = screen.getByLabelText<HTMLInputElement>('valor');
  expect(field.value).toBe('1.234,56');
  type('R$ 98.765,43');
  expect(screen.getByRole('status').textContent).toBe('9876543');
  expect(field.value).toBe('98.765,43');
  type('');
  expect(screen.getByRole('status').textContent).toBe('vazio');
});

it('an amount that was filled in is selected as its field is entered, so that what is typed replaces it', async () => {
  render(<Money initial={240000} />);
  const field = screen.getByLabelText<HTMLInputElement>('valor');
  field.setSelectionRange(field.value.length, field.value.length);
  fireEvent.focus(field);
  await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, '2.400,00'.length]));
});

const paste = (text: string) =>
  fireEvent.paste(screen.getByLabelText('valor'), { clipboardData: { getData: () => text } });

it.each([
  ['1.234,5', '123450', '1.234,50'],
  ['R$ 1.234,50', '123450', '1.234,50'],
  ['R$\u00a01.234,50\n', '123450', '1.234,50'],
  ['1234.5', '123450', '1.234,50'],
  ['1,234.50', '123450', '1.234,50'],
  ['1.234', '123400', '1.234,00'],
  ['1.234.567', '123456700', '1.234.567,00'],
  ['1500', '150000', '1.500,00'],
  ['0,5', '50', '0,50'],
  ['9.999.999.999,99', '999999999999', '9.999.999.999,99'],
])('the amount %s is pasted as it is written', (text, cents, shown) => {
  render(<Money initial={77} />);
  paste(text);
  expect([screen.getByRole('status').textContent, screen.getByLabelText<HTMLInputElement>('valor').value]).toEqual([
    cents,
    shown,
  ]);
});

it.each(['', 'abc', '-5', 'R$ -5,00', '1,2345', '12.34.56', '1.23,4', '10.000.000.000,00', '12/11/2026'])(
  '%j pasted is no amount and changes nothing',
  (text) => {
    render(<Money initial={77} />);
    paste(text);
    expect([screen.getByRole('status').textContent, screen.getByLabelText<HTMLInputElement>('valor').value]).toEqual([
      '77',
      '0,77',
    ]);
  },
);

it.each([
  ['123', '123'],
  ['12345678909', '123.456.789-09'],
  ['123456789012', '12.345.678/9012'],
  ['12.abc.345/01de-35', '12.ABC.345/01DE-35'],
  ['12ab', '12.AB'],
  [' 11.222.333/0001-81 ', '11.222.333/0001-81'],
  ['CPF: 529.982.247-25', '529.982.247-25'],
  ['cnpj 11.222.333/0001-81', '11.222.333/0001-81'],
])('types %s as %s', (typed, shown) => expect(typeDocument(typed)).toBe(shown));

it('gives the bare document and the digits of the phone', () => {
  const got: string[] = [];
  render(
    <>
      <DocumentField aria-label="doc" value="" onChange={(v) => got.push(v)} />
      <PhoneField aria-label="fone" value="" onChange={(v) => got.push(v)} />
    </>,
  );
  fireEvent.change(screen.getByLabelText('doc'), { target: { value: '12.abc.345/01de-35' } });
  fireEvent.change(screen.getByLabelText('fone'), { target: { value: '+55 (11) 98765-4321' } });
  expect(got).toEqual(['12ABC34501DE35', '11987654321']);
});

it.each([
  ['1', '(1'],
  ['11987654321', '(11) 98765-4321'],
  ['1132654321', '(11) 3265-4321'],
  ['+55 11 98765-4321', '(11) 98765-4321'],
  ['55 11 98765-4321', '(11) 98765-4321'],
  ['(011) 98765-4321', '(11) 98765-4321'],
  ['011 3265-4321', '(11) 3265-4321'],
  ['+55', '+55'],
  ['+551', '(1'],
  ['+34 912 345 678', '+34912345678'],
  ['+1 212 555 0100', '+12125550100'],
  ['351912345678', '351912345678'],
])('types the phone %s as %s', (typed, shown) => {
  expect(typePhone(typed)).toBe(shown);
  expect(typePhone(shown)).toBe(shown);
});

it.each([
  ['11987654321', undefined],
  ['', undefined],
  ['119876', 'Digite o DDD e o número completo do telefone'],
  ['351912345678', 'Digite o DDD e o número completo do telefone'],
  ['+34912345678', 'Informe um telefone do Brasil, com DDD'],
])('the rule of phones about %s: %s', async (value, message) => {
  const { validator } = rules.phone() as { validator: (rule: unknown, value: string) => Promise<void> };
  expect(
    await validator({}, value).then(
      () => undefined,
      (error: Error) => error.message,
    ),
  ).toBe(message);
});
