import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AdvanceQuote } from '@balcao/contract/advances';
import type { Answer } from '@balcao/contract/core/registry';
import texts from '../../../locales/pt-BR/advances.json';
import { drawPages, drawPart, giveTexts } from '../../test-support/drawn-part';
import { bank, bodyOf, press, type } from '../../test-support/signed-part';
import { RoutingProvider } from '../../ui/page/routing';
import ContractPage from './contract-page';
import { TargetForm } from './target-form';

giveTexts({ advances: texts });

type Terms = Answer<'GET /advances/terms'>;
const sold = { id: 'cessao', name: 'Cessão', legalForm: 'cession', monthlyRate: 249, fee: 0, hasIof: false } as const;
const loan = {
  id: 'garantia',
  name: 'Empréstimo',
  legalForm: 'loan',
  monthlyRate: 179,
  fee: 990,
  hasIof: true,
} as const;
const termsOf = (offers: Terms['offers'], simplesLimit: number | null): Terms => ({
  offers,
  simplesLimit,
  leastBusinessDays: 8,
  mostDays: 90,
  opens: '09:00',
  closes: '16:00',
});
const lowest = { day: '2026-12-26', balance: 0 };
const quote: AdvanceQuote = {
  gross: 100_000,
  discount: 1_790,
  iof: 611,
  fee: 990,
  net: 96_609,
  isSimples: false,
  hasLowerIof: false,
  monthlyRate: 179,
  cetMonthly: 350,
  cetYearly: 5_100,
  offer: 'garantia',
  legalForm: 'loan',
  day: '2026-11-26',
  isToday: true,
  items: [],
  forecast: { wait: lowest, advance: lowest },
  refusals: [],
};
const declared = () => screen.findByLabelText(texts.simples.declare) as Promise<HTMLInputElement>;
const isOffered = () => screen.queryByLabelText(texts.simples.declare) !== null;

/** The contract of one billet at this address. */
function drawContract(query: string, terms: Terms): void {
  bank.answers['GET advances/terms'] = terms;
  bank.answers['POST advances/review'] = () => {
    const { isSimples } = bodyOf('POST advances/review');
    return Response.json(isSimples ? { ...quote, isSimples } : quote);
  };
  drawPart(<ContractPage />, { path: `/?boletos=7${query}` });
}

it('a company declares Simples with a loan, is quoted with it, and told where its credit is over the limit', async () => {
  drawContract('&contrato=garantia', termsOf([sold, loan], 3_000_000));
  expect((await declared()).checked).toBe(false);
  expect(screen.getByText(/o IOF diário cai de 0,0082% para 0,00274%/)).toBeTruthy();
  fireEvent.click(await declared());
  await screen.findByText(/^O crédito deste contrato passa de/);
  expect(bodyOf('POST advances/review')).toEqual({ offer: 'garantia', ids: [7], isSimples: true });
});

it('what was declared when the billets were looked for still is', async () => {
  drawContract('&contrato=garantia&simples=sim', termsOf([sold, loan], 3_000_000));
  expect((await declared()).checked).toBe(true);
});

it.each([
  ['a contract without IOF', '&contrato=cessao&simples=sim', 3_000_000],
  ['a person', '&contrato=garantia&simples=sim', null],
])('of %s it is not asked', async (_, query, limit) => {
  drawContract(query, termsOf([sold, loan], limit));
  await screen.findByLabelText(texts.quote.beside);
  expect(isOffered()).toBe(false);
  expect(bodyOf('POST advances/review').isSimples).toBe(false);
});

it('the cheapest billets are looked for as declared, where all that is offered bears IOF', async () => {
  bank.answers['GET advances/terms'] = termsOf([loan], 3_000_000);
  bank.answers['POST advances/choose'] = { ids: [7, 8], cost: 1, net: 50_000, isExact: true, bound: 0 };
  const routing = { pathOf: () => '/contrato', destinationOf: () => undefined, crumbs: [], parent: undefined };
  const form = (
    <RoutingProvider value={routing}>
      <TargetForm />
    </RoutingProvider>
  );
  const router = drawPages({ '/': form, '/contrato': null });
  fireEvent.click(await declared());
  type(texts.target.sum, '500,00');
  await press(texts.target.find);
  await waitFor(() => expect(router.state.location.search).toBe('?contrato=garantia&boletos=7,8&simples=sim'));
  expect(bodyOf('POST advances/choose')).toEqual({ offer: 'garantia', target: 50_000, isSimples: true });
});
