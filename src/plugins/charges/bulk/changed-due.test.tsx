import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import bulk from '../../../../locales/pt-BR/charges-bulk.json';
import { i18n } from '../../../providers/i18n';
import { bank, openPart, refusal } from '../../../test-support/signed-part';
import { ChangedDue } from './changed-due';

i18n.addResourceBundle('pt-BR', 'charges-bulk', bulk);

const SEND = 'POST charges/resend/email';
const sends = () => bank.asked.filter(({ call }) => call === SEND).map(({ body }) => body);
const text = () => screen.getAllByRole('status')[0]!.textContent;

test('a new due date in bulk: the customers get the new line in the same step, who did not is named, and which were changed is there', async () => {
  bank.answers = {
    ...bank.answers,
    [SEND]: {
      results: [
        { id: 7, ok: true },
        { id: 9, ok: false, message: 'O cliente não tem e-mail cadastrado' },
      ],
    },
    'POST charges/all': { items: [{ id: 7, customerName: 'Ana Lima' }], total: 1 },
  };
  openPart(<ChangedDue ids={[7, 9]} send />);
  expect(text()).toContain('Vencimento de 2 boletos alterado');
  await screen.findByText('1 boleto enviado por e-mail ao cliente.');
  expect(text()).toContain('1 de 2 não pôde ser reenviada: O cliente não tem e-mail cadastrado');
  fireEvent.click(screen.getByRole('button', { name: 'Ver os 2' }));
  await screen.findByText('Ana Lima');
  expect(document.activeElement).toBe(screen.getAllByRole('status')[0]);
  expect(screen.getAllByRole('link').map((one) => one.textContent)).toContain('Boleto 7');
  expect(sends()).toEqual([{ ids: [7, 9] }]);
});

test('what could not be sent can be sent again; what was not asked for is not sent, and that is said', async () => {
  bank.answers = { ...bank.answers, [SEND]: refusal(503, {}) };
  openPart(<ChangedDue ids={[7]} send />);
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  bank.answers[SEND] = { results: [{ id: 7, ok: true }] };
  fireEvent.click(again);
  await screen.findByText('1 boleto enviado por e-mail ao cliente.');
});

test('unsent', () => {
  openPart(<ChangedDue ids={[7]} send={false} />);
  expect(text()).toContain('Os boletos não foram enviados.');
  expect(sends()).toEqual([]);
});
