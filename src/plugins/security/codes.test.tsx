import { act, screen, within, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import texts from '../../../locales/pt-BR/security.json';
import { i18n } from '../../providers/i18n';
import {
  bank,
  bodyOf,
  openPart,
  press,
  refusal,
  sign,
  expectToast,
  toasts,
  type,
  typeCode,
} from '../../test-support/signed-part';
import SettingsModal from './settings-modal';

i18n.addResourceBundle('pt-BR', 'security', texts);

async function open(permissions: string[] = []) {
  openPart(<SettingsModal onClose={() => undefined} />, permissions);
  await screen.findByText('Onde sua conta está aberta agora.');
}

describe('two-factor authentication', () => {
  const secret = { Segredo: 'JBSWY3DP', Uri: 'otpauth://totp/x', image_qrcode: 'data:image/png;base64,' };
  beforeEach(() => {
    bank.answers['POST google/authenticator/start'] = secret;
    bank.answers['POST google/authenticator/change'] = secret;
    bank.answers['POST google/authenticator/end'] = { status: 'OK', recoveryCodes: ['ABCDE-FGHJK', 'MNPQR-STUVW'] };
  });

  it('is activated by a code of the authenticator, and shows the recovery codes; a wrong code is cleared', async () => {
    await open();
    await press('Configurar');
    await press('Ativar a autenticação');
    await sign('Validar assinatura eletrônica');
    await screen.findByText('JBSWY3DP');
    await press('Prosseguir com a ativação');
    bank.answers['POST google/authenticator/end'] = { status: 'NOK', recoveryCodes: [] };
    await typeCode();
    await press('Concluir a ativação');
    await expectToast('error', 'O código está incorreto. Tente novamente');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Dígito 1 de 6').value).toBe(''));
    bank.answers['POST google/authenticator/end'] = { status: 'OK', recoveryCodes: ['ABCDE-FGHJK', 'MNPQR-STUVW'] };
    await typeCode('654321');
    await press('Concluir a ativação');
    await expectToast('success', 'A autenticação de dois fatores foi ativada.');
    expect(bodyOf('POST google/authenticator/end')).toEqual({ code: '654321' });
    expect(
      within(await screen.findByRole('list', { name: 'códigos de recuperação' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    await press('Guardei os códigos');
    expect(screen.queryByText('ABCDE-FGHJK')).toBeNull();
  });

  it('is changed and deactivated where it is on', async () => {
    bank.answers['GET profile'] = { ...(bank.answers['GET profile'] as object), totp: true };
    await open();
    await press('Configurar');
    await press('Alterar a autenticação');
    await sign('Validar assinatura eletrônica');
    await press('Prosseguir com a alteração');
    await typeCode();
    await press('Concluir a alteração');
    await expectToast('success', 'A autenticação de dois fatores foi alterada.');
    await press('Guardei os códigos');
    await press('Configurar');
    await press('Desativar a autenticação');
    await sign('Prosseguir com a desativação');
    await expectToast('success', 'A autenticação de dois fatores foi desativada.');
  });
});

describe('the electronic signature', () => {
  const validate = 'POST signature/redefine/code/validate';

  it('is changed by SMS; sequences and the own name are refused', async () => {
    bank.answers[validate] = { success: true, attempts: 0 };
    await open();
    await press('Alterar assinatura');
    await press('Prosseguir');
    await typeCode();
    await press('Continuar');
    await screen.findByLabelText('Nova assinatura eletrônica');
    for (const word of ['QWERT', 'souza']) {
      type('Nova assinatura eletrônica', word);
      await press('Salvar assinatura eletrônica');
      await screen.findByText('Assinatura eletrônica inválida. Tente usar outra palavra de 5 letras.');
    }
    expect(bodyOf('POST signature')).toBeUndefined();
    type('Nova assinatura eletrônica', 'tinta');
    await press('Salvar assinatura eletrônica');
    await expectToast('success', 'Tudo certo! Sua assinatura eletrônica foi alterada.');
    expect(bodyOf('POST signature')).toEqual({ signature: 'TINTA' });
  });

  it('is blocked after three wrong codes, as the bank counts them', async () => {
    bank.answers[validate] = { success: false, attempts: 2 };
    await open();
    await press('Alterar assinatura');
    await press('Prosseguir');
    await typeCode();
    await press('Continuar');
    await screen.findByText('O código está incorreto. Tente novamente');
    bank.answers[validate] = { success: false, attempts: 3 };
    await typeCode();
    await press('Continuar');
    await expectToast('error', 'Não é possível alterar a sua assinatura eletrônica agora. Tente novamente mais tarde');
    expect(await screen.findByText('Onde sua conta está aberta agora.')).toBeTruthy();
  });

  it('sends the code again, or says it in a call, after 40 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    await press('Alterar assinatura');
    await press('Prosseguir');
    await screen.findByText(/Você pode pedir outro código em (40|39) segundos/);
    await act(async () => vi.advanceTimersByTimeAsync(37_000));
    expect(screen.queryByRole('button', { name: 'Reenviar SMS' })).toBeNull();
    await act(async () => vi.advanceTimersByTimeAsync(4000));
    expect(screen.getByRole('button', { name: 'Reenviar SMS' })).toBeTruthy();
    await press('Receber uma ligação');
    await waitFor(() => expect(bank.asked.map(({ call }) => call)).toContain('GET signature/redefine/call'));
    await screen.findByText(/Você pode pedir outro código em/);
  });

  it('one sent a moment ago still counts', async () => {
    bank.answers['GET signature/redefine/start'] = refusal(429, { code: 'too-soon', error_description: 'x' });
    await open();
    await press('Alterar assinatura');
    await press('Prosseguir');
    await screen.findByText(/Você pode pedir outro código em/);
    expect([screen.getByLabelText('Dígito 1 de 6') === document.activeElement, toasts('alert')]).toEqual([true, []]);
  });

  it('takes a code of the authenticator where two-factor is on; a wrong one is told', async () => {
    bank.answers['GET profile'] = { ...(bank.answers['GET profile'] as object), totp: true };
    bank.answers['POST google/authenticator/check'] = { status: 'NOK' };
    await open();
    await press('Alterar assinatura');
    await press('Usar o código do aplicativo autenticador');
    await typeCode();
    await press('Continuar');
    await expectToast('error', 'Ocorreu um erro ao processar sua requisição. Tente novamente.');
    bank.answers['POST google/authenticator/check'] = { status: 'OK' };
    await typeCode();
    await press('Continuar');
    await screen.findByLabelText('Nova assinatura eletrônica');
    bank.answers['POST signature'] = refusal(500, { code: 'x', error_description: 'x' });
    type('Nova assinatura eletrônica', 'tinta');
    await press('Salvar assinatura eletrônica');
    await expectToast('error', 'Ops, ocorreu um erro. Por favor, tente novamente.');
  });
});
