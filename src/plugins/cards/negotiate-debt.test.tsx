import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../locales/pt-BR/cards.json';
import { drawPart, giveTexts } from '../../test-support/drawn-part';
import { bank, bodyOf, refusal, sign, expectToast } from '../../test-support/signed-part';
import NegotiateDebt from './negotiate-debt';

giveTexts({ cards: texts });

const rates = { interest: 1, iof: 1, monthlyRate: 699, yearlyRate: 12_500, effectiveRate: 13_000 };

it('AREAS-4-credit-card-7: a late debt is negotiated at the terms that are shown', async () => {
  bank.answers['GET card-agreement'] = {
    agreement: null,
    debt: 60_000,
    options: [{ count: 3, installment: 22_900, total: 68_700, ...rates }],
  };
  bank.answers['POST card-agreement'] = {
    status: 'active',
    negotiatedValue: 68_700,
    installmentData: { installmentCount: 3, installmentValue: 22_900 },
  };
  drawPart(<NegotiateDebt />);
  fireEvent.click(await screen.findByLabelText(/3 vezes de .*229,00/));
  await sign(texts.negotiate.submit);
  await expectToast('success', texts.negotiate.done);
  expect(bodyOf('POST card-agreement')).toMatchObject({
    value: 60_000,
    installmentNumber: 3,
    installmentValue: 22_900,
  });
});

it('a number of instalments that is not offered any more is refused at its field (issue 37, bad input)', async () => {
  const message = 'Este número de parcelas não é oferecido.';
  bank.answers['GET card-agreement'] = {
    agreement: null,
    debt: 60_000,
    options: [{ count: 13, installment: 5_000, total: 65_000, ...rates }],
  };
  bank.answers['POST card-agreement'] = refusal(422, {
    code: 'invalid',
    error_description: message,
    errors: [{ field: 'installmentNumber', message }],
  });
  drawPart(<NegotiateDebt />);
  fireEvent.click(await screen.findByLabelText(/13 vezes/));
  await sign(texts.negotiate.submit);
  expect((await screen.findByText(message)).closest('.ant-form-item')?.textContent).toContain(texts.finance.choose);
});

it.each([
  ['without a late invoice', 0, texts.negotiate.none],
  ['of a debt too small for an agreement', 900, texts.negotiate.few],
])('issue 42: %s it says that there is nothing to negotiate, and asks for nothing', async (_, debt, said) => {
  bank.answers['GET card-agreement'] = { agreement: null, debt, options: [] };
  drawPart(<NegotiateDebt />);
  await screen.findByText(said);
  expect(screen.queryByText(/R\$/)).toBeNull();
  expect(screen.queryByRole('button', { name: texts.negotiate.submit })).toBeNull();
});
