import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../locales/pt-BR/cards.json';
import { drawPages, giveTexts } from '../../../test-support/drawn-part';
import { bank, press, refusal, expectToast } from '../../../test-support/signed-part';
import SendReceipt from './send-receipt';
import SupplierCards from './supplier-cards';

giveTexts({ cards: texts });

const purchase = {
  id: 5,
  card: 9,
  lastDigits: '4321',
  supplier: 'Nuvem',
  holder: 'Ana Souza',
  merchant: 'Nuvem Hospedagem',
  amount: 49_900,
  state: 'cleared',
  at: '2026-11-20T12:00:00Z',
  receipt: 'missing',
};

const choose = (file: File) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
const draw = () => {
  const router = drawPages({ '/home': null, '/compras/:id/comprovante': <SendReceipt /> });
  return router.navigate('/compras/5/comprovante');
};

it('a receipt of another kind stays here; a PDF is sent, and what the bank refuses is told at the file', async () => {
  bank.answers['GET supplier-purchases/5'] = purchase;
  bank.answers['POST supplier-purchases/5/receipt'] = refusal(422, {
    code: 'invalid',
    error_description: 'Confira',
    errors: [{ field: 'file', message: 'Este PDF está incompleto. Envie de novo.' }],
  });
  void draw();
  await screen.findByText('Nuvem Hospedagem');
  choose(new File(['x'], 'nota.txt', { type: 'text/plain' }));
  await screen.findByText(texts.receipt.type);
  await press(texts.receipt.send);
  expect(bank.asked.some(({ call }) => call.startsWith('POST'))).toBe(false);
  choose(new File(['%PDF-'], 'nota.pdf', { type: 'application/pdf' }));
  await screen.findByText('nota.pdf');
  await press(texts.receipt.send);
  const refused = await screen.findByText('Este PDF está incompleto. Envie de novo.');
  expect(refused.closest('.ant-form-item-explain')).toBeTruthy();
  bank.answers['POST supplier-purchases/5/receipt'] = { ...purchase, receipt: 'sent' };
  await press(texts.receipt.send);
  await expectToast('success', texts.receipt.done);
});

it('who only holds cards is offered their number and receipts, and nothing that changes a card', async () => {
  const card = {
    id: 9,
    productCardId: 88,
    kind: 'virtual',
    statusId: 1,
    blocks: [],
    name: 'NUVEM',
    lastDigits: '4321',
  };
  bank.answers['GET supplier-cards'] = {
    items: [
      {
        card: { ...card, requestedAt: '2026-11-01T12:00:00Z', activatedAt: '2026-11-01T12:00:00Z' },
        supplier: 'Nuvem',
        monthLimit: 50_000,
        spent: 0,
        lock: null,
        lockedTo: null,
        endsOn: null,
        holder: { id: 1, name: 'Ana Souza' },
      },
    ],
  };
  const can = (asked: unknown) => ({ can: [asked].flat().includes('cards:held') });
  drawPages({ '/': <SupplierCards /> }, { view: { can } });
  await screen.findByText(texts.supplier.details);
  expect(screen.getByText(texts.receipt.list)).toBeTruthy();
  for (const text of [texts.supplier.new, texts.supplier.end, texts.supplier.change])
    expect(screen.queryByText(text)).toBeNull();
});
