import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../locales/pt-BR/cards.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank, bodyOf, press, sign, expectToast, type } from '../../../test-support/signed-part';
import NewSupplierCard from './new-supplier-card';
import SupplierCards from './supplier-cards';

giveTexts({ cards: texts });

const one = {
  card: {
    id: 9,
    productCardId: 88,
    kind: 'virtual',
    statusId: 1,
    blocks: [],
    name: 'NUVEM',
    lastDigits: '4321',
    requestedAt: '2026-11-01T12:00:00Z',
    activatedAt: '2026-11-01T12:00:00Z',
  },
  supplier: 'Nuvem',
  monthLimit: 50_000,
  spent: 12_000,
  lock: 'merchant',
  lockedTo: null,
  endsOn: null,
};

it("a supplier's card says what it spent and where it buys, and ends after a question", async () => {
  bank.answers['GET supplier-cards'] = { items: [one] };
  drawPart(<SupplierCards />);
  expect((await screen.findByText(/120,00 de/)).textContent?.replaceAll('\u00a0', ' ')).toBe('R$ 120,00 de R$ 500,00');
  expect(screen.getByText(texts.supplier.firstShop)).toBeTruthy();
  await press('Encerrar o cartão de Nuvem');
  bank.answers['GET supplier-cards'] = { items: [] };
  await press(texts.supplier.endIt);
  await expectToast('success', texts.supplier.ended);
  await screen.findByText(texts.supplier.none);
});

it('a card is made for a supplier and a category with a signature', async () => {
  bank.answers['POST supplier-cards'] = one;
  drawPart(<NewSupplierCard />);
  await screen.findByLabelText(/Fornecedor/);
  type('Fornecedor', 'Nuvem');
  type(texts.supplier.monthLimit, '50000');
  fireEvent.click(screen.getByLabelText(texts.supplier.locks.category));
  fireEvent.change(await screen.findByLabelText(texts.supplier.lock.category), { target: { value: 'Software' } });
  await sign(texts.supplier.submit);
  await expectToast('success', texts.supplier.made);
  expect(bodyOf('POST supplier-cards')).toMatchObject({
    supplier: 'Nuvem',
    monthLimit: 50_000,
    lock: 'category',
    category: 'Software',
  });
});
