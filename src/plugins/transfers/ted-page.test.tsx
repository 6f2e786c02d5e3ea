import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import money from '../../../locales/pt-BR/money.json';
import transfers from '../../../locales/pt-BR/transfers.json';
import { i18n } from '../../providers/i18n';
import { openPage } from '../../test-support/routed-part';
import { bank, bodyOf, press, type } from '../../test-support/signed-part';
import { destinationOf } from './saved-accounts';
import TedPage from './ted-page';

i18n.addResourceBundle('pt-BR', 'money', money);
i18n.addResourceBundle('pt-BR', 'transfers', transfers);

/** The refusals of the review, with their fields. */
const REFUSED = [
  ['branch', 'Nesta instituição a agência é 0001.'],
  ['account', 'Esta conta foi encerrada e não recebe transferências.'],
  ['amount', 'O valor passa do seu limite diário: restam R$ 10,00 de R$ 500,00 até 26/11, 00:00.'],
  ['day', 'A data não pode ser anterior a hoje.'],
] as const;

test('what the review refuses is read at each field, in the words of the rule, and nothing is signed', async () => {
  bank.answers['GET transfers/banks'] = { items: [{ ispb: '60701190', code: '341', name: 'Itaú Unibanco' }] };
  bank.answers['GET transfers/terms'] = {
    available: 0,
    transferFee: { own: 200, other: 350 },
    minValueFreeTransfer: 100_000,
    hours: { opens: '06:30', closes: '17:00' },
    slot: { day: '2026-11-25', today: true, moved: null },
    holder: { name: 'Ana', document: '11222333000181' },
    institution: { ispb: '09089356', branch: '0001' },
    purposes: [{ code: '10', label: 'Crédito em conta' }],
  };
  bank.answers['POST transfers/review'] = {
    refusals: REFUSED.map(([field, message]) => ({ code: 'invalid', field, message })),
  };
  openPage(<TedPage />);
  await screen.findByText('06:30 às 17:00');
  type('Nome de quem recebe', 'Padaria Pão Nosso');
  type('CPF ou CNPJ de quem recebe', '52998224725');
  fireEvent.mouseDown(screen.getByLabelText('Instituição'));
  fireEvent.click(await screen.findByTitle('341 · Itaú Unibanco'));
  type('Agência', '1234');
  type('Conta com dígito', '56789-0');
  type('Valor', '1000');
  await press('Continuar');
  for (const [field, message] of REFUSED) {
    const input = (await screen.findByText(message)).closest('.ant-form-item')?.querySelector('input');
    expect([input?.id, input?.getAttribute('aria-invalid')]).toEqual([field, 'true']);
  }
  expect(bodyOf('POST transfers/review')).toMatchObject({ branch: '1234', amount: 1_000 });
  expect(bank.asked.some(({ call }) => call === 'POST transfers')).toBe(false);
});

test('AREAS-3-transfer-1: an account paid before fills the form, its bank is told by number, and what is on its way is listed', async () => {
  const saved = { ispb: '60701190', bank: 'Itaú Unibanco', branch: '1234', account: '56789-0', accountType: 'savings' };
  bank.answers['GET transfers/banks'] = { items: [{ ispb: '60701190', code: '341', name: 'Itaú Unibanco' }] };
  bank.answers['GET transfers/banks/60701190'] = { ispb: '60701190', code: '341', name: 'Itaú Unibanco' };
  bank.answers['GET transfers/accounts'] = {
    items: [{ ...saved, owner: 'Padaria Pão Nosso', document: '52998224725' }],
  };
  bank.answers['GET transfers/pending'] = {
    items: [{ id: 9, protocol: 'P9', amount: 4_200, counterpart: { name: 'Gráfica Lume' } }],
  };
  bank.answers['POST transfers/review'] = { refusals: [{ code: 'invalid', field: 'amount', message: 'Menos.' }] };
  openPage(<TedPage />);
  expect(await screen.findByText('Transferências a caminho')).toBeTruthy();
  expect(screen.getByText('Gráfica Lume · P9').parentElement!.textContent).toContain('42,00');
  fireEvent.mouseDown(await screen.findByLabelText(/^Conta para a qual você já transferiu/));
  fireEvent.click(await screen.findByTitle(/^Padaria Pão Nosso/));
  await screen.findByText('Código 341 · ISPB 60701190');
  type('Valor', '1000');
  await press('Continuar');
  await screen.findByText('Menos.');
  expect(bodyOf('POST transfers/review')).toMatchObject({
    to: 'other',
    owner: 'Padaria Pão Nosso',
    bank: '60701190',
    branch: '1234',
    account: '56789-0',
    accountType: 'savings',
  });
});

test('AREAS-3-transfer-2: an account of the same holder is paid as an own one, without typing who holds it', () => {
  const saved = { ispb: '60701190', bank: 'Itaú', branch: '1', account: '2', accountType: null, owner: 'Ana' };
  const own = destinationOf({ ...saved, document: '11222333000181' }, '11222333000181');
  expect(own).toEqual({ to: 'own', bank: '60701190', branch: '1', account: '2', accountType: 'checking' });
  expect(destinationOf({ ...saved, document: null }, undefined)).toMatchObject({ to: 'other', owner: 'Ana' });
});
