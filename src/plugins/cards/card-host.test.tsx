import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CREDIT_PRODUCT } from '@balcao/contract/shared/card-status';
import texts from '../../../locales/pt-BR/cards.json';
import { i18n } from '../../providers/i18n';
import { queryClient } from '../../providers/query-client';
import { drawPages } from '../../test-support/drawn-part';
import { openPage } from '../../test-support/routed-part';
import { RoutingProvider } from '../../ui/page/routing';
import { bank, bodyOf, press, refusal, sign, signWrongly, type } from '../../test-support/signed-part';
import { sessionOf } from '../../test-support/session';
import { ActivateCard } from './activate-card';
import CardDetails from './card-details';
import ChangePassword from './change-password';
import ReplacePage from './replace-page';

i18n.addResourceBundle('pt-BR', 'cards', texts);

const card = {
  id: 7,
  productCardId: 88,
  kind: 'physical' as const,
  statusId: 1,
  blocks: [],
  name: 'ANA LIMA',
  lastDigits: '4321',
  requestedAt: '2026-11-01T12:00:00Z',
  activatedAt: null,
};
const NUMBER = '5094231234564321';

beforeEach(async () => {
  const { publicKey } = await crypto.subtle.generateKey(
    { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  );
  const id = sessionOf([]).currentAccount.account.id;
  bank.answers[`GET account-baas/${id}/cards`] = { cards: [card] };
  bank.answers['GET physical-cards/access-jwt'] = { token: 'host-token', expiresAt: '', origin: null };
  bank.answers['GET physical-cards/get-encrypt-keys'] = await crypto.subtle.exportKey('jwk', publicKey);
});

test('number and code are shown for the seconds that the bank says, then they are gone from the page (domain-next.md 4)', async () => {
  bank.answers['POST v2/physical-cards/details'] = { number: NUMBER, code: '123', expiry: '11/31', seconds: 3 };
  openPage(<CardDetails />);
  await sign('Assinar e mostrar');
  await screen.findByText('5094 2312 3456 4321');
  expect(bodyOf('POST v2/physical-cards/details')).toMatchObject({ cardId: 7, token: 'host-token' });
  await waitFor(() => expect(screen.queryByText('5094 2312 3456 4321')).toBeNull());
  expect(document.body.textContent).not.toContain('123');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(NUMBER);
  expect(
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).not.toContain(NUMBER);
});

test('a PIN that others would guess is refused at once, and a good one leaves the page encrypted alone', async () => {
  bank.answers['POST v2/physical-cards/activate'] = refusal(422, {
    code: 'invalid',
    error_description: 'Confira',
    errors: [{ field: 'lastDigits', message: 'Confira os quatro últimos números.' }],
  });
  openPage(<ActivateCard card={card} type="credit" done="/cartoes" />);
  await screen.findByLabelText('Senha do cartão');
  type('Quatro últimos números do cartão', '9999');
  type('Senha do cartão', '1234');
  type('Repita a senha', '1234');
  await press('Ativar cartão');
  await screen.findByText('Escolha números que não sejam uma sequência.');
  type('Senha do cartão', '7391');
  await press('Ativar cartão');
  await screen.findByText('As senhas são diferentes.');
  expect(bank.asked.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  type('Repita a senha', '7391');
  await press('Ativar cartão');
  await screen.findAllByText('Confira os quatro últimos números.');
  const sent = bodyOf('POST v2/physical-cards/activate') as { password: string };
  expect(sent.password.split('.')).toHaveLength(5);
  expect(JSON.stringify(bank.asked)).not.toContain('7391');
});

const routing = { pathOf: () => '/feito', destinationOf: () => undefined, crumbs: [], parent: undefined };
const typePin = async () => {
  await screen.findByLabelText('Senha do cartão');
  type('Senha do cartão', '7391');
  type('Repita a senha', '7391');
};
const chooseLoss = async () => {
  await act(async () => fireEvent.click(await screen.findByRole('radio', { name: texts.replace.loss })));
  await press('Continuar');
};

test.each([
  ['a new PIN', <ChangePassword />, typePin, texts.password.submit, 'PUT v2/physical-cards/password'],
  ['another card', <ReplacePage />, chooseLoss, texts.replace.submit, 'POST cards/7/replacement'],
] as const)('%s that is signed wrongly does not leave the page as done', async (_, page, fill, button, call) => {
  const id = sessionOf([]).currentAccount.account.id;
  bank.answers[`GET account-baas/${id}/cards`] = { cards: [{ ...card, productCardId: CREDIT_PRODUCT }] };
  const router = drawPages({
    '/pedido': <RoutingProvider value={routing}>{page}</RoutingProvider>,
    '/feito': null,
  });
  await fill();
  await signWrongly(button, call);
  expect(router.state.location.pathname).toBe('/pedido');
});

test('a card host of its own is asked where the bank says, and nothing else is', async () => {
  const origin = 'https://cartoes.exemplo.com.br';
  bank.answers['GET physical-cards/access-jwt'] = { token: 'host-token', expiresAt: '', origin };
  bank.answers[`POST ${origin}v2/physical-cards/details`] = {
    number: NUMBER,
    code: '123',
    expiry: '11/31',
    seconds: 30,
  };
  openPage(<CardDetails />);
  await sign('Assinar e mostrar');
  await screen.findByText('5094 2312 3456 4321');
  const apart = bank.asked.filter(({ call }) => call.includes(origin)).map(({ call }) => call);
  expect(apart).toEqual([`POST ${origin}v2/physical-cards/details`]);
});
