import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import reconciliation from '../../../../locales/pt-BR/reconciliation.json';
import { drawPages, giveTexts } from '../../../test-support/drawn-part';
import { bank, bodyOf, press, type } from '../../../test-support/signed-part';
import SplitCredit from './split-credit';

giveTexts({ reconciliation });

const MATCH = 'POST reconciliation/3/match';
const chargeOf = (id: number) => ({
  id,
  kind: 'carnet',
  kind_label: 'Carnê',
  customer_name: `Cliente ${id}`,
  expire_at: '2026-11-30',
  due: 3000,
});

/** Opens the split of a credit of R$ 50,00 among charges 7 and 8, and adds the first. */
async function beginWith7() {
  bank.answers['GET reconciliation/3'] = { id: 3, amount: 5000, refunded: 0 };
  bank.answers['POST reconciliation/3/charges'] = { items: [chargeOf(7), chargeOf(8)] };
  const router = drawPages({ '/home': null, '/conciliacao/:id/distribuir': <SplitCredit /> });
  await router.navigate('/conciliacao/3/distribuir');
  await press('Adicionar a cobrança 7');
}

it('a credit is split among charges by the amounts typed', async () => {
  await beginWith7();
  await press('Adicionar a cobrança 8');
  await screen.findByLabelText('Quanto paga a cobrança 8');
  type('Quanto paga a cobrança 7', '2500');
  type('Quanto paga a cobrança 8', '2500');
  await press('Conciliar');
  await waitFor(() =>
    expect(bodyOf(MATCH)).toEqual({
      parts: [
        { charge_id: 7, amount: 2500 },
        { charge_id: 8, amount: 2500 },
      ],
    }),
  );
});

it('Enter in the search looks for a charge and does not send the split begun', async () => {
  await beginWith7();
  type(reconciliation.split.search, 'Cliente 8');
  // a browser sends the form on Enter unless it is prevented, also when the key is held down
  const enter = () => fireEvent.keyDown(screen.getByLabelText(reconciliation.split.search), { key: 'Enter' });
  expect([enter(), enter()]).toEqual([false, false]);
  await waitFor(() => expect(bodyOf('POST reconciliation/3/charges')).toEqual({ text: 'Cliente 8' }));
  expect(bodyOf(MATCH)).toBeUndefined();
});

it('a charge taken out takes its amount with it', async () => {
  await beginWith7();
  await press('Adicionar a cobrança 8');
  await press('Remover a cobrança 7');
  await press('Conciliar');
  await waitFor(() => expect(bodyOf(MATCH)).toEqual({ parts: [{ charge_id: 8, amount: 2000 }] }));
});
