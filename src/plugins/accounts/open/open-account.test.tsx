import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import accounts from '../../../../locales/pt-BR/accounts.json';
import modality from '../../../../locales/pt-BR/modality.json';
import { sessionStore } from '../../../providers/session';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { entryOf, sessionOf } from '../../../test-support/session';
import { bank, bodyOf, isOff, press, refusal, type } from '../../../test-support/signed-part';
import OpenAccountPage from './open-account';

giveTexts({ accounts, modality });

const text = (of: string) => ({ type: of, name: of, version: '1', content: '<p>x</p>' });
beforeEach(() => {
  for (const of of ['termos-modalidade-para-pro', 'termos-modalidade-para-empresas', 'politica-de-privacidade'])
    bank.answers[`GET terms-and-conditions/${of}`] = text(of);
  bank.answers['GET terms-and-conditions/termos-modalidade-para-voce'] = text('termos-modalidade-para-voce');
  bank.answers['GET v3/account/options'] = {
    categories: [{ value: 0, label: 'Alimentação' }],
    revenues: [{ value: 1, label: 'Até R$ 6.750' }],
  };
});
const choose = (name: string) => fireEvent.click(screen.getByLabelText(name));
const goOn = () => press('Continuar');
const ofPerson = sessionOf([], entryOf(1, {}, { modality: 'you' }));
const openBusiness = (session = ofPerson) => drawPart(<OpenAccountPage />, { session, path: '/?origem=negocio' });

/** Walks to the step after the choice of the business category, where the choice is reviewed. */
async function toBranch(way: string) {
  openBusiness();
  choose(way);
  await goOn();
  await goOn();
  fireEvent.click(await screen.findByLabelText('Alimentação'));
  await goOn();
}

it('SHELL-5-25: Pro goes on without a phone for its bills, and not with a wrong one', async () => {
  await toBranch('Abrir outra conta com CPF');
  expect(isOff('Continuar')).toBe(false);
  const phone = screen.getByLabelText(/^Telefone de exibição/);
  fireEvent.change(phone, { target: { value: '3432' } });
  expect(isOff('Continuar')).toBe(true);
  fireEvent.change(phone, { target: { value: '34988776655' } });
  await goOn();
  bank.answers['POST v3/account'] = { account: { id: 9, nickname: 'Ana', account_number: '9-9' }, refusal: null };
  choose('Li e aceito os termos de uso e a política de privacidade');
  type('Sua senha', 'curta');
  await press('Confirmar abertura de conta');
  // SHELL-5-2: a password that is too short is not sent
  expect(bodyOf('POST v3/account')).toBeUndefined();
  type('Sua senha', 'Balcao#2026');
  await press('Confirmar abertura de conta');
  await screen.findByText('Sua conta Pro foi criada!');
  expect(bodyOf('POST v3/account').phone_number).toBe('34988776655');
});

it('what was chosen and typed is there after a reload; the password is not', async () => {
  await toBranch('Abrir outra conta com CPF');
  await goOn();
  type('Sua senha', 'Balcao#2026');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  openBusiness();
  await screen.findByLabelText('Sua senha');
  expect(screen.getByLabelText<HTMLInputElement>('Sua senha').value).toBe('');
  fireEvent.click(screen.getAllByRole('button', { name: 'Voltar' }).at(-1)!);
  await screen.findByText('Alimentação');
});

it('SHELL-4.8-10: back from the confirmation that the business menu led to, the menu is there with what was chosen', async () => {
  openBusiness();
  choose('Abrir outra conta com CNPJ');
  await goOn();
  await screen.findByText(modality.about.corporation);
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Voltar' }).at(-1)!));
  expect((await screen.findByLabelText<HTMLInputElement>('Abrir outra conta com CNPJ')).checked).toBe(true);
});

it("SHELL-8-15: terms that cannot be fetched say so where they are accepted, until 'Tentar novamente' brings them", async () => {
  const TERMS = 'GET terms-and-conditions/termos-modalidade-para-pro';
  bank.answers[TERMS] = refusal(500, {});
  await toBranch('Abrir outra conta com CPF');
  await goOn();
  const notice = within(
    (await screen.findByText('Erro ao buscar os termos de uso', { selector: '.ant-alert *' })).closest('[role=alert]')!,
  );
  expect(isOff('Confirmar abertura de conta')).toBe(true);
  bank.answers[TERMS] = text('termos-modalidade-para-pro');
  await act(async () => fireEvent.click(notice.getByRole('button', { name: 'Tentar novamente' })));
  await screen.findByLabelText('Li e aceito os termos de uso e a política de privacidade');
  expect(isOff('Confirmar abertura de conta')).toBe(false);
});

describe('this account upgraded', () => {
  const UPGRADE = 'PATCH account/modality/upgrade';
  async function confirm(modality: 'you' | 'pro', way: string) {
    openBusiness(sessionOf([], entryOf(1, {}, { modality })));
    choose(way);
    await goOn();
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(await dialog.findByLabelText('Alimentação'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Continuar' })));
    return dialog;
  }

  it('SHELL-4.8-10: left, it is asked again what to open', async () => {
    const dialog = await confirm('you', 'Mudar esta conta para Pro');
    // SHELL-4.8-20
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Confirmar mudança' })));
    await dialog.findByText('Para continuar, você precisa aceitar os termos de uso e privacidade');
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Voltar' })));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Cancelar' })));
    expect(screen.getByLabelText('Abrir outra conta com CNPJ')).toBeTruthy();
    expect(isOff('Continuar')).toBe(false);
  });

  it.each([
    [
      'cnpj-null',
      'A situação cadastral do CNPJ está nula.',
      'Nesse momento, não foi possível validar o CNPJ informado',
    ],
    ['owner-other', 'Este CNPJ não pertence ao CPF informado.', undefined],
  ])('SHELL-4.8-19, 8-10: to a company, by its CNPJ; refused by %s', async (code, told, title) => {
    const dialog = await confirm('pro', 'Mudar esta conta para Empresas');
    const submit = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Confirmar mudança' });
    expect(submit().disabled).toBe(true);
    fireEvent.change(dialog.getByLabelText('CNPJ'), { target: { value: '11222333000181' } });
    bank.answers[UPGRADE] = refusal(422, { code, error_description: told });
    await act(async () => fireEvent.click(submit()));
    await dialog.findByText(told);
    if (title) expect(dialog.getByText(title)).toBeTruthy();
    expect(bodyOf(UPGRADE)).toMatchObject({ modality: 'corporation', cnpj: '11222333000181', occupation: 0 });
  });

  it('SHELL-4.8-18: done, menu and offers are those of the new modality without a reload', async () => {
    const dialog = await confirm('pro', 'Mudar esta conta para Empresas');
    fireEvent.change(dialog.getByLabelText('CNPJ'), { target: { value: '11222333000181' } });
    bank.answers['GET auth/session'] = { session: sessionOf([], entryOf(1, {}, { modality: 'corporation' })) };
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Confirmar mudança' })));
    await waitFor(() => expect(sessionStore.get().session?.currentAccount.account.modality).toBe('corporation'));
    expect(bank.asked.map(({ call }) => call).slice(-2)).toEqual([UPGRADE, 'GET auth/session']);
  });
});
