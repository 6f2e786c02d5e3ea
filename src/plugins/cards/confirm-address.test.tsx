import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../locales/pt-BR/cards.json';
import { drawPart, giveTexts } from '../../test-support/drawn-part';
import { sessionOf } from '../../test-support/session';
import { bank, bodyOf, isOff, press, expectToast } from '../../test-support/signed-part';
import { ConfirmAddress } from './confirm-address';

giveTexts({ cards: texts });

const card = {
  id: 7,
  productCardId: 92,
  kind: 'physical',
  statusId: 13,
  blocks: [],
  name: 'ANA LIMA',
  lastDigits: '4321',
  requestedAt: '2026-11-01T12:00:00Z',
  activatedAt: null,
};
const address = {
  street: 'Rua A',
  number: '1',
  neighborhood: 'Centro',
  city: 'Uberlândia',
  state: 'MG',
  zipcode: '38400100',
};
const give = (found: object) => {
  bank.answers[`GET account-baas/${sessionOf([]).currentAccount.account.id}/cards`] = { cards: [card] };
  bank.answers['GET debit-card/7/address'] = { card, address, mayConfirm: true, ...found };
};

it('a card that came back is sent again to the address that is shown', async () => {
  give({});
  bank.answers['POST debit-card/7/confirmation'] = card;
  drawPart(<ConfirmAddress type="prepaid" />);
  await screen.findByText('Rua A, 1, Centro, Uberlândia, MG, 38400-100');
  await press(texts.address.submit);
  await expectToast('success', texts.address.done);
  expect(bodyOf('POST debit-card/7/confirmation')).toEqual({ zipcode: '38400100' });
});

it('where no card waits for its address, or the account has none, there is nothing to confirm', async () => {
  give({ mayConfirm: false });
  drawPart(<ConfirmAddress type="prepaid" />);
  await screen.findByText(texts.address.needless);
  expect(isOff(texts.address.submit)).toBe(true);
});
