import { expect, it } from 'vitest';
import { contract } from '../contract';
import { shownLines } from './shown';

/** Values that a signed call takes and a proof does not bind, with why another one sent with the same proof does no harm. */
const FREE: Record<string, string> = {
  'PUT /v2/physical-cards/password body.token': 'was given to the same person, and only opens the host apart',
  'PUT /v2/physical-cards/password body.password': 'is secret, and readable to the card host alone',
  'POST /v2/physical-cards/details body.token': 'was given to the same person, and only opens the host apart',
  'POST /card-invoices/debit body.clientBaasId': 'is the account itself, or refused',
  'POST /card-invoices/debit body.cardId': 'is a card of the account, or refused; the invoice is of all its cards',
  'POST /card-invoices/fixed-installments body.clientBaasId': 'is the account itself, or refused',
  'POST /card-invoices/fixed-installments body.cardId': 'is a card of the account, or refused',
  'POST /prepaid-card/recharge body.productCardId': 'is the product of the bound card, or refused',
  'POST /prepaid-card/recharge-with-ae body.productCardId': 'is the product of the bound card, or refused',
  'POST /prepaid-card/discharge body.productCardId': 'is the product of the bound card, or refused',
  'POST /prepaid-card/discharge-with-ae body.productCardId': 'is the product of the bound card, or refused',
  'POST /account/limit/{id}/request body.message': 'is told to who judges the request',
  'POST /account/limit/{id}/request body.attachments': 'are shown to who judges the request',
  'PUT /profile/password body.password': 'is secret: a device must not show it',
  'PUT /profile/password body.passwordConfirmation': 'equals the password, or is refused',
  'PUT /profile/security/password body.password': 'is secret: a device must not show it',
  'PUT /profile/security/password body.passwordConfirmation': 'equals the password, or is refused',
  'POST /pix/start body.owner': 'is the bound receiver, or refused',
  'POST /pix/start body.document': 'is the bound document of the receiver, or refused',
  'POST /pix/start body.description': 'are words to the payee',
  'POST /pix/start body.payerResponse': 'are words to the payee',
  'POST /crs/contact-data/phone body.method': 'is how the link goes to the bound number',
  'POST /crs/contact-data/email body.confirm_email': 'equals the e-mail, or is refused',
  'POST /transfers body.to': 'follows from the bound document, or is refused',
  'POST /transfers body.description': 'are words to the payee',
  'POST /transfers/scheduled body.to': 'follows from the bound document, or is refused',
  'POST /transfers/scheduled body.description': 'are words to the payee',
};

interface Shape {
  properties?: Record<string, Shape>;
}

/** The paths of an input's single values; a list is one. */
const pathsOf = (shape: Shape | undefined, at: string): string[] => {
  if (!shape) return [];
  return shape.properties
    ? Object.entries(shape.properties).flatMap(([name, inner]) => pathsOf(inner, `${at}.${name}`))
    : [at];
};
const isProof = (path: string) => /^body\.(signature|deviceToken)(\.|$)/.test(path);

it('the proof of a signed call binds every value that the call takes, but those whose change does no harm', () => {
  const unbound = Object.entries(contract).flatMap(([call, { signed, params, query, body }]) => {
    if (!signed) return [];
    const taken = Object.entries({ params, query, body }).flatMap(([part, shape]) => pathsOf(shape as Shape, part));
    const isBound = (path: string) => signed.bind.some((one) => `${path}.`.startsWith(`${one.path}.`));
    return taken.filter((path) => !isProof(path) && !isBound(path)).map((path) => `${call} ${path}`);
  });
  expect(unbound.sort()).toEqual(Object.keys(FREE).sort());
});

it('a choice is shown by its name to who approves, a value without a name as it is', () => {
  const body = {
    type: 'account',
    accountType: 'savings',
    frequency: 'half-yearly',
    isRecurrence: true,
    bank: 'toString',
  };
  expect(shownLines(contract['POST /pix/start']!, { body }).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Pagar por: Dados bancários',
    'Instituição (ISPB): toString',
    'Tipo de conta: Conta poupança',
    'Recorrente: Sim',
    'Repete: A cada 6 meses',
  ]);
});
