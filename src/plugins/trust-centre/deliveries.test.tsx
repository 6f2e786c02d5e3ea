import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../locales/pt-BR/trust-centre.json';
import { drawPart, giveTexts } from '../../test-support/drawn-part';
import { bank, expectToast } from '../../test-support/signed-part';
import { Deliveries } from './deliveries';

giveTexts({ 'trust-centre': texts });

const pack = {
  kind: 'accountant-pack',
  id: 1,
  what: 'Pacote do contador',
  to: 'contas@exemplo.com',
  every: 'month',
  by: 'Rita',
};
const click = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('a standing delivery is ended after a question, and is then no longer listed', async () => {
  bank.answers['GET trust-centre/deliveries'] = { items: [pack] };
  drawPart(<Deliveries />);
  await screen.findByText('contas@exemplo.com');
  await click('Encerrar o envio de Pacote do contador para contas@exemplo.com');
  expect(bank.asked.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  bank.answers['GET trust-centre/deliveries'] = { items: [] };
  await click(texts.deliveries.endIt);
  await expectToast('success', texts.deliveries.ended);
  expect(bank.asked.map(({ call }) => call)).toContain('DELETE trust-centre/deliveries/accountant-pack/1');
  await waitFor(() => expect(screen.queryByText('contas@exemplo.com')).toBeNull());
  await screen.findByText(texts.deliveries.none);
});
