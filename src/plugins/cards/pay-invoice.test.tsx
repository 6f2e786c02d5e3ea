import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../locales/pt-BR/cards.json';
import { drawPages, giveTexts } from '../../test-support/drawn-part';
import { bank, bodyOf, press, sign, type } from '../../test-support/signed-part';
import FinanceInvoice from './finance-invoice';
import PayInvoice from './pay-invoice';

giveTexts({ cards: texts });

async function open(): Promise<void> {
  bank.answers['GET card-invoices/2026-11'] = { invoice: { payable: 60_000, dueOn: '2026-11-30' }, automatic: false };
  bank.answers['POST card-invoices/billet'] = { line: '00190', dueOn: '2026-11-30' };
  bank.answers['POST card-invoices/debit'] = {};
  const router = drawPages({ '/home': null, '/faturas/:period/pagar': <PayInvoice /> });
  await router.navigate('/faturas/2026-11/pagar');
  await screen.findByDisplayValue('600,00');
}

it('a part of an invoice is paid by a billet of that part, which is shown', async () => {
  await open();
  fireEvent.click(screen.getByLabelText(texts.pay.byBillet));
  type(texts.value, '25000');
  await press(texts.pay.billet);
  await waitFor(() => expect(bodyOf('POST card-invoices/billet')).toEqual({ yearMonth: '2026/11', value: 25_000 }));
  await screen.findByText('00190');
});

it('a part of an invoice is paid with the balance by that part', async () => {
  await open();
  type(texts.value, '25000');
  await sign(texts.pay.debit);
  const asked = () => bodyOf('POST card-invoices/debit') as unknown;
  await waitFor(() => expect(asked()).toMatchObject({ yearMonth: '2026/11', value: 25_000 }));
});

it.each([
  ['paid', <PayInvoice />],
  ['turned into instalments', <FinanceInvoice />],
])(
  'issue 42: a paid invoice that is to be %s says that there is nothing to pay, and asks for nothing',
  async (_, part) => {
    bank.answers['GET card-invoices/2026-10'] = {
      invoice: { payable: 0, dueOn: '2026-10-30' },
      automatic: false,
      financing: [],
    };
    const router = drawPages({ '/home': null, '/faturas/:period/acao': part });
    await router.navigate('/faturas/2026-10/acao');
    await screen.findByText(texts.pay.nothing);
    expect(screen.queryByText(/R\$/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Assinar|Gerar/ })).toBeNull();
  },
);
