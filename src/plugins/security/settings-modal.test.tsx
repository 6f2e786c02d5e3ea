import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import texts from '../../../locales/pt-BR/security.json';
import { i18n } from '../../providers/i18n';
import { POLL_MS } from '../../kits/signing/ask-device';
import { bank, bodyOf, isOff, openPart, press, refusal, sign, expectToast, type } from '../../test-support/signed-part';
import SettingsModal from './settings-modal';

i18n.addResourceBundle('pt-BR', 'security', texts);

async function open(permissions: string[] = []) {
  openPart(<SettingsModal onClose={() => undefined} />, permissions);
  await screen.findByText('Onde sua conta está aberta agora.');
}

const GOOD = 'Vt7#kqPz!w0m';

describe('the settings', () => {
  it('say why the profile could not be read (SHELL-8-26)', async () => {
    bank.answers['GET profile'] = refusal(500, { error_description: 'Perfil indisponível.' });
    openPart(<SettingsModal onClose={() => undefined} />);
    await expectToast('error', 'Perfil indisponível.');
  });

  it('offer no password while the registration must be updated (SHELL-4.2-2)', async () => {
    await open(['registration:update']);
    expect(screen.queryByRole('button', { name: 'Alterar senha' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Ver dispositivos' })).toBeTruthy();
  });

  it('close the signature where wrong codes blocked it, and say why (SHELL-4.14-2)', async () => {
    bank.answers['GET signature/redefine/check'] = { blocked: true };
    await open();
    await waitFor(() => expect(isOff('Alterar assinatura')).toBe(true));
    fireEvent.mouseEnter(screen.getByRole('button', { name: 'Alterar assinatura' }));
    await screen.findByText('Não é possível alterar a sua assinatura eletrônica agora. Tente novamente mais tarde');
    await press('Alterar assinatura');
    expect(screen.queryByText(/Enviaremos um código/)).toBeNull();
  });
});

describe('the password', () => {
  const met = (text: string) => screen.getByText(text, { exact: false, selector: 'li' }).className === 'is-met';

  it('shows each rule as it is met, and takes neither personal data nor what is easily guessed', async () => {
    await open();
    await press('Alterar senha');
    await screen.findByLabelText('Nova senha');
    type('Nova senha', 'abc');
    expect([met('Uma letra minúscula'), met('Uma letra maiúscula'), met('8 caracteres ou mais')]).toEqual([
      true,
      false,
      false,
    ]);
    type('Nova senha', 'Souza#1985x');
    expect(met('Sem seus dados pessoais')).toBe(false);
    fireEvent.blur(screen.getByLabelText('Nova senha'));
    await screen.findByText('A senha não atende todos os requisitos');
    type('Nova senha', 'Senha@123');
    await waitFor(() => expect(screen.getByText('Senha fraca')).toBeTruthy());
    expect(isOff('Continuar')).toBe(true);
    type('Nova senha', GOOD);
    await screen.findByText('Senha forte');
    type('Confirme a nova senha', `${GOOD}x`);
    fireEvent.blur(screen.getByLabelText('Confirme a nova senha'));
    await screen.findByText('As senhas não são iguais');
    expect(isOff('Continuar')).toBe(true);
  });

  async function toSignature() {
    await open();
    await press('Alterar senha');
    await screen.findByLabelText('Nova senha');
    type('Nova senha', GOOD);
    type('Confirme a nova senha', GOOD);
    await waitFor(() => expect(isOff('Continuar')).toBe(false));
    await press('Continuar');
  }

  it('is changed once signed, and says so', async () => {
    await toSignature();
    await sign('Alterar senha');
    await expectToast('success', 'Tudo certo! Sua senha foi alterada.');
    expect(bodyOf('PUT profile/password')).toMatchObject({
      password: GOOD,
      passwordConfirmation: GOOD,
      signature: { value: 'PLUMA', token: 'token' },
    });
    // SHELL-7.2-3: no values are bound, so the challenge is asked for without the password
    const challenges = bank.asked.filter(({ call }) => / signature(\/challenge)?$/.test(call));
    expect(challenges.map(({ call }) => call)).toEqual(['GET signature']);
    expect(await screen.findByRole('button', { name: 'Alterar senha' })).toBeTruthy();
  });

  it('that the trusted device could not change says so in its own words (SHELL-8-30)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    bank.answers['GET secure-device'] = { usable: true, devices: [{ name: 'Celular' }] };
    bank.answers['POST profile/security'] = { id: 9, aeToken: 'device-token', image_qrcode: '' };
    bank.answers['GET transfer/status/9'] = { status: 302 };
    bank.answers['GET transfer/feedbacks/9'] = { code: '2', status: 200, message: '', errors: [] };
    bank.answers['PUT profile/security/password'] = refusal(500, { code: 'x', error_description: 'x' });
    await toSignature();
    await screen.findByText(/Autorize esta operação no seu dispositivo de segurança/);
    await press('Alterar senha');
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
    await expectToast('error', 'Ops! Ocorreu um erro ao tentar alterar sua senha.');
    // SHELL-7.2-1: the approval authorises it, so the two passwords are all that is sent
    expect(bodyOf('PUT profile/security/password')).toEqual({ password: GOOD, passwordConfirmation: GOOD });
  });

  it('counts a wrong signature, says what the bank said, and closes at the fifth (SHELL-8-31, 5-13)', async () => {
    const message = 'Assinatura eletrônica inválida. Tente usar outra palavra de 5 letras.';
    bank.answers['PUT profile/password'] = refusal(422, { code: '3000048', error_description: message });
    await toSignature();
    await screen.findByLabelText('Assinatura eletrônica');
    const field = () => screen.getByLabelText<HTMLInputElement>('Assinatura eletrônica');
    for (let count = 1; count <= 5; count++) {
      type('Assinatura eletrônica', 'pluma');
      const submit = await screen.findByText('Alterar senha', { selector: 'button span' });
      await act(async () => fireEvent.click(submit));
      await waitFor(() => expect(bank.asked.filter(({ call }) => call === 'PUT profile/password')).toHaveLength(count));
      await waitFor(() => expect(field().value).toBe(''));
      expect(screen.getByText(message)).toBeTruthy();
      expect(field().disabled).toBe(count === 5);
    }
  });

  it('goes back to the field that the bank refused', async () => {
    bank.answers['PUT profile/password'] = refusal(422, {
      code: 'invalid',
      error_description: 'Confira os campos.',
      errors: [{ field: 'password', message: 'A senha não atende todos os requisitos' }],
    });
    await toSignature();
    await sign('Alterar senha');
    await screen.findByText('A senha não atende todos os requisitos');
    expect(screen.getByLabelText('Nova senha').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the devices', () => {
  let isFailing = false;
  beforeEach(() => {
    const at = '2026-11-20T12:00:00Z';
    const session = { place: 'desconhecido', openedAt: at, lastUsedAt: at };
    const own = { ...session, id: 1, browser: 'Chrome no Windows', current: true };
    const ended = () => bank.asked.some(({ call }) => call.startsWith('DELETE profile/sessions')) && !isFailing;
    const other = { ...session, id: 2, browser: 'Safari no iOS', current: false };
    isFailing = false;
    bank.answers['GET profile/sessions'] = () => Response.json(ended() ? [own] : [own, other]);
  });

  it('are ended one by one, but for this one', async () => {
    await open();
    await press('Ver dispositivos');
    await screen.findByText('Este dispositivo');
    expect(screen.queryByRole('button', { name: 'Desconectar Chrome no Windows' })).toBeNull();
    await press('Desconectar Safari no iOS');
    await expectToast('success', 'O dispositivo foi desconectado.');
    expect(bank.asked.map(({ call }) => call)).toContain('DELETE profile/sessions/2');
    await waitFor(() => expect(screen.queryByText('Safari no iOS')).toBeNull());
  });

  it('are all ended after a question; a failure is told, and tried again', async () => {
    isFailing = true;
    bank.answers['DELETE profile/sessions'] = refusal(500, { code: 'x', error_description: 'x' });
    await open();
    await press('Ver dispositivos');
    await press('Desconectar outros dispositivos');
    await press('Desconectar todos');
    await screen.findByText('Não foi possível desconectar seus dispositivos');
    expect(screen.getByText('Safari no iOS')).toBeTruthy();
    isFailing = false;
    bank.answers['DELETE profile/sessions'] = { disconnected: 1 };
    await press('Tentar novamente');
    await expectToast('success', 'Os outros dispositivos foram desconectados.');
    await waitFor(() => expect(screen.queryByText('Safari no iOS')).toBeNull());
  });
});
