import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import money from '../../../../locales/pt-BR/money.json';
import pix from '../../../../locales/pt-BR/pix.json';
import help from '../../../../locales/pt-BR/pix-help.json';
import { i18n } from '../../../providers/i18n';
import { openPage } from '../../../test-support/routed-part';
import { bank, press, type } from '../../../test-support/signed-part';
import ByKey from './by-key';

i18n.addResourceBundle('pt-BR', 'money', money);
i18n.addResourceBundle('pt-BR', 'pix', pix);
i18n.addResourceBundle('pt-BR', 'pix-help', help);

/** Refusals of the review: field and message. */
const LIMIT = 'O valor passa do seu limite diário: restam R$ 10,00 de R$ 500,00 até 26/11, 00:00.';
const REFUSED = [
  ['key', 'Esta chave é desta mesma conta. Informe a de quem vai receber.'],
  ['value', LIMIT],
  ['frequency', 'Escolha de quanto em quanto tempo o Pix se repete.'],
  ['times', 'Informe de 2 a 60 vezes.'],
  ['date', 'Agende para até um ano a partir de hoje.'],
] as const;

test('what the review of a Pix refuses is read at each field, in the words of the rule', async () => {
  bank.answers['GET pix/keys/eu%40minha.com.br'] = {
    key: 'eu@minha.com.br',
    type: 'email',
    owner: { name: 'Ana Souza', document: null },
    account: { ispb: null, bank: null, branch: null, number: null },
  };
  bank.answers['POST pix/review'] = {
    refusals: REFUSED.map(([field, message]) => ({ code: message === LIMIT ? 'limit' : 'invalid', field, message })),
  };
  openPage(<ByKey />);
  fireEvent.click(await screen.findByRole('radio', { name: 'Repetir' }));
  fireEvent.mouseDown(await screen.findByLabelText('Repete a cada'));
  fireEvent.click(await screen.findByTitle('Mensal'));
  type('Quantas vezes', '99');
  type('Chave Pix', 'eu@minha.com.br');
  type('Valor', '1000');
  await press('Continuar');
  for (const [field, message] of REFUSED) {
    const input = (await screen.findByText(message)).closest('.ant-form-item')?.querySelector('input');
    expect([input?.id, input?.getAttribute('aria-invalid')]).toEqual([field, 'true']);
  }
  // a refusal by a limit comes with a link to the limits
  expect(screen.getByText('Ver ou mudar meus limites de Pix')).toBeTruthy();
  expect(bank.asked.some(({ call }) => call === 'POST pix/start')).toBe(false);
});
