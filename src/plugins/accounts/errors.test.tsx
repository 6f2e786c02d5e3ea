import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import accounts from '../../../locales/pt-BR/accounts.json';
import modality from '../../../locales/pt-BR/modality.json';
import { drawPart, giveTexts } from '../../test-support/drawn-part';
import { entryOf, sessionOf } from '../../test-support/session';
import { bank, press, refusal } from '../../test-support/signed-part';
import ManageAccounts from './manage/manage-accounts';
import OpenAccountPage from './open/open-account';

giveTexts({ accounts, modality });

const text = (type: string) => ({ type, name: 'Termos', version: '1', content: '<p>x</p>' });
beforeEach(() => {
  bank.answers['GET terms-and-conditions/termos-modalidade-para-voce'] = text('termos-modalidade-para-voce');
  bank.answers['GET terms-and-conditions/termos-modalidade-para-empresas'] = text('termos-modalidade-para-empresas');
  bank.answers['GET terms-and-conditions/politica-de-privacidade'] = text('politica-de-privacidade');
});
const choose = (name: string) => fireEvent.click(screen.getByLabelText(name));
const goOn = () => press('Continuar');

/** Walks the path 'you' to its last step, types the password there, and confirms. */
async function confirm(answer: unknown) {
  bank.answers['POST v3/account'] = answer;
  drawPart(<OpenAccountPage />);
  choose('Para mim');
  await goOn();
  await goOn();
  fireEvent.change(screen.getByLabelText('Sua senha'), { target: { value: 'Balcao#2026' } });
  choose('Li e aceito os termos de uso e a política de privacidade');
  await screen.findAllByRole('button', { name: 'Termos' });
  await press('Confirmar abertura de conta');
}
const refused = (code: string, message: string) => ({ account: null, refusal: { code, message } });

describe('opening an account', () => {
  it.each([
    ['by its message', refused('x', 'Credenciais inválidas')],
    ['by its code', refused('3000010', 'x')],
  ])('SHELL-8-9: a wrong password, %s', async (_, answer) => {
    await confirm(answer);
    await screen.findByText('A senha está incorreta. Tente novamente');
  });

  it('SHELL-8-10: a company that the registry does not pass', async () => {
    const message = 'A situação cadastral do CNPJ está baixada.';
    await confirm(refusal(422, { code: 'cnpj-struck-off', error_description: message }));
    await screen.findByText('Nesse momento, não foi possível validar o CNPJ informado');
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
  });

  it('SHELL-8-11: an owner that it does not know: a document and a ticket', async () => {
    const message = 'Não foi possível validar o quadro de sócios.';
    await confirm(refusal(422, { code: 'owner-partners', error_description: message }));
    await screen.findByText(message);
    expect(screen.getByRole('button', { name: 'Criar ticket' }).hasAttribute('disabled')).toBe(true);
  });

  it('SHELL-8-12: any other message is a toast', async () => {
    await confirm(refusal(409, { code: 'company-taken', error_description: 'Este CNPJ já tem uma conta.' }));
    expect((await screen.findByText('Este CNPJ já tem uma conta.')).closest('[role=alert]')).toBeTruthy();
  });

  it('SHELL-8-13: without a message, the general feedback, whose retry begins anew', async () => {
    await confirm(refusal(500, {}));
    await screen.findByText('Algo inesperado aconteceu');
    expect(screen.getByText('Por isso, não foi possível continuar. Por favor, tente novamente.')).toBeTruthy();
    await press('Tentar novamente');
    expect(screen.getByLabelText('Para mim')).toBeTruthy();
  });
});

describe('which accounts are shown', () => {
  const SAVE = 'PUT profile/visible';
  const others = [2, 3, 4, 5].map((id) => entryOf(id, { visible: id < 5 ? 1 : 0 }));
  const session = sessionOf([], entryOf(1), others);
  async function hide(answer: unknown) {
    bank.answers[SAVE] = answer;
    bank.answers['GET auth/session'] = { session };
    drawPart(<ManageAccounts onClose={() => undefined} />, { session });
    fireEvent.click(screen.getByRole('switch', { name: 'Mostrar Conta 2 na troca de contas' }));
    await press('Salvar');
  }
  it('SHELL-8-18: saved, and the session is read again', async () => {
    await hide(() => new Response(null, { status: 204 }));
    await screen.findByText('Tudo certo! A visibilidade das contas foi alterada!');
    expect(bank.asked.map(({ call }) => call).slice(-2)).toEqual([SAVE, 'GET auth/session']);
  });
  it.each([
    [
      'in the words of the server',
      refusal(422, { error_description: 'O número máximo de contas visíveis é 4' }),
      'O número máximo de contas visíveis é 4',
    ],
    ['else by its own', refusal(401, {}), 'Não foi possível salvar agora. Tente mais tarde novamente'],
  ])('SHELL-8-19, 5-33: not saved, %s', async (_, answer, told) => {
    await hide(answer);
    await screen.findByText(told);
  });
  it('SHELL-5-33, 5-34: a fifth is not shown, and says why; none is not saved', async () => {
    drawPart(<ManageAccounts onClose={() => undefined} />, { session });
    const fifth = screen.getByRole('switch', { name: 'Mostrar Conta 5 na troca de contas' });
    expect(fifth.hasAttribute('disabled')).toBe(true);
    fireEvent.mouseEnter(fifth.parentElement!);
    await screen.findByText('O número máximo de contas exibidas é 4 por vez. Oculte uma conta para exibir outra.');
    expect(screen.getByText('O número máximo de contas visíveis é 4')).toBeTruthy();
    for (const id of [1, 2, 3, 4])
      fireEvent.click(screen.getByRole('switch', { name: `Mostrar Conta ${id} na troca de contas` }));
    await screen.findByText('Deixe ao menos uma conta visível.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' }).hasAttribute('disabled')).toBe(true));
  });
});
