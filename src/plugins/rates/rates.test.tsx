import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Rates, ReceiptOption } from '@balcao/contract/rates';
import texts from '../../../locales/pt-BR/rates.json';
import { i18n } from '../../providers/i18n';
import { bank, openPart } from '../../test-support/signed-part';
import RatesPage from './rates-page';
import SimulatorPage from './simulator/simulator-page';

i18n.addResourceBundle('pt-BR', 'rates', texts);

const transfers: Rates['transfers'] = {
  thirdPartyTransferCost: 350,
  minValueNoChargeTransferCost: 100_000,
  belowMinTransferCost: 200,
  scheduledTransfer: 0,
  transferExecutionDays: 3,
};
const charges: Rates['charges'] = {
  billet: { fee: 349, executionDays: 1 },
  carnet: { fee: 349, executionDays: 2 },
  pix: { percent: 119, executionDays: 0 },
};

it('says the days of execution in words: 1 dia útil, N dias úteis (AREAS-9-12)', async () => {
  const cardDefaults: Rates['cardDefaults'] = { release: 30, maxInstalments: 12 };
  bank.answers['GET rates'] = { transfers, charges, card: [], cardDefaults };
  openPart(<RatesPage />);
  const termOf = async (what: string) => {
    const cells = within((await screen.findByText(what)).closest('tr')!).getAllByRole('cell');
    return cells.at(-1)!.textContent;
  };
  expect(await termOf('Boleto pago')).toBe('1 dia útil');
  expect(await termOf('Parcela de carnê paga')).toBe('2 dias úteis');
  expect(await termOf('Para conta de outra pessoa')).toBe('3 dias úteis');
  expect(await termOf('Pix recebido por cobrança')).toBe('Na hora');
});

const optionOf = (part: Partial<ReceiptOption> & Pick<ReceiptOption, 'receipts'>): ReceiptOption => {
  const net = part.receipts.reduce((sum, { value }) => sum + value, 0);
  return { method: 'pix', instalments: 1, release: null, fee: 100_000 - net, net, ...part };
};

it('a sale is simulated as a picture and as a table, on the term of the account until another is chosen', async () => {
  const options = [
    optionOf({ receipts: [{ day: '2026-11-24', value: 98_810 }] }),
    optionOf({
      method: 'card',
      instalments: 2,
      release: 14,
      receipts: [
        { day: '2026-12-08', value: 46_000 },
        { day: '2027-01-07', value: 45_000 },
      ],
    }),
  ];
  bank.answers['POST rates'] = { today: '2026-11-24', options };
  openPart(<SimulatorPage />);
  const picture = within(await screen.findByRole('region', { name: 'Você recebe e o banco retém' }));
  expect(picture.getByText(/Pix.*R\$\s988,10/)).toBeTruthy();
  fireEvent.click(picture.getByRole('button', { name: 'Ver valores' }));
  expect(bank.asked.find(({ call }) => call === 'POST rates')!.body).toEqual({ value: 100_000 });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Em 14 dias' }).checked).toBe(true);
  const row = screen.getByRole('button', { name: 'Cartão em 2x' }).closest('tr')!;
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent!.replaceAll('\u00a0', ' ')),
  ).toEqual(['Cartão em 2x', 'R$ 90,00', 'R$ 910,00', '08/12/2026 a 07/01/2027']);
  fireEvent.click(within(row).getByRole('button'));
  const days = (await screen.findByText('Cartão em 2x: dia a dia')).closest('section')!;
  expect(within(days).getByText('07/01/2027')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Em 2 dias' }));
  await waitFor(() =>
    expect(bank.asked.findLast(({ call }) => call === 'POST rates')!.body).toEqual({ value: 100_000, release: 2 }),
  );
});
