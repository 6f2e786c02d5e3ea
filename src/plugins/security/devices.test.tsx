import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../locales/pt-BR/security.json';
import { i18n } from '../../providers/i18n';
import { drawPart } from '../../test-support/drawn-part';
import { bank, bodyOf, isOff, openPart, press, sign, expectToast, type } from '../../test-support/signed-part';
import Devices from './devices/devices';

i18n.addResourceBundle('pt-BR', 'security', texts);

const open = (permissions = ['secure-device']) => openPart(<Devices onBack={() => undefined} />, permissions);

it('registers a phone under a name, signed by the word, and shows it', async () => {
  open();
  await screen.findByText('Você ainda não tem um dispositivo de segurança.');
  await press('Cadastrar dispositivo');
  await sign('Cadastrar dispositivo');
  expect(isOff('Cadastrar dispositivo')).toBe(true);
  type('Nome do dispositivo', ' Celular da Ana ');
  const device = { id: 3, name: 'Celular da Ana', registeredAt: '2026-11-23T12:00:00.000Z', lastUsedAt: null };
  bank.answers['POST secure-device/devices'] = device;
  bank.answers['GET secure-device'] = { usable: true, devices: [device] };
  await waitFor(() => expect(isOff('Cadastrar dispositivo')).toBe(false));
  await press('Cadastrar dispositivo');
  await expectToast('success', 'Tudo certo! O dispositivo foi cadastrado.');
  expect(bodyOf('POST secure-device/devices')).toMatchObject({ name: 'Celular da Ana', signature: {} });
  await screen.findByText(/ainda não autorizou nada/);
});

it('removes a lost one by the word, whatever it could still approve', async () => {
  const device = { id: 3, name: 'Celular', registeredAt: '2026-11-23T12:00:00.000Z', lastUsedAt: null };
  bank.answers['GET secure-device'] = { usable: true, devices: [device] };
  open();
  await press('Remover Celular');
  await screen.findByText(/Celular não autorizará mais nada/);
  fireEvent.click(await screen.findByRole('button', { name: /assinatura eletrônica/ }));
  bank.answers['GET secure-device'] = { usable: false, devices: [] };
  await sign('Remover dispositivo');
  await expectToast('success', 'Tudo certo! O dispositivo foi removido.');
  await screen.findByText('Você ainda não tem um dispositivo de segurança.');
});

it('registers none for whom the account does not permit it, who can still remove their own', async () => {
  const device = { id: 3, name: 'Celular', registeredAt: '2026-11-23T12:00:00.000Z', lastUsedAt: null };
  bank.answers['GET secure-device'] = { usable: true, devices: [device] };
  drawPart(<Devices onBack={() => undefined} />, {
    view: { can: () => ({ can: false, reason: 'Peça ao administrador' }) },
  });
  await screen.findByRole('button', { name: 'Remover Celular' });
  expect(screen.queryByRole('button', { name: 'Cadastrar dispositivo' })).toBeNull();
});
