import { expect, it, vi } from 'vitest';
import security from '../../../locales/pt-BR/security.json';
import { drawPart, giveTexts } from '../../test-support/drawn-part';
import { signWrongly, type } from '../../test-support/signed-part';
import { RegisterDevice } from './devices/register-device';
import { RemoveDevice } from './devices/remove-device';
import { SignTwoFactor } from './two-factor/sign-two-factor';

giveTexts({ security });

const done = vi.fn();
const device = { id: 7, name: 'Celular', registeredAt: '2026-11-23T12:00:00.000Z', lastUsedAt: null };

it.each([
  ['a device registered', <RegisterDevice onBack={done} />, security.devices.add, 'POST secure-device/devices'],
  [
    'a device removed',
    <RemoveDevice device={device} onBack={done} />,
    security.devices.remove,
    'DELETE secure-device/devices/7',
  ],
  [
    'a second factor removed',
    <SignTwoFactor change="deactivate" onBack={done} onSigned={done} />,
    security['two-factor'].proceed.deactivate,
    'POST google/authenticator/remove',
  ],
  [
    'a second factor begun',
    <SignTwoFactor change="activate" onBack={done} onSigned={done} />,
    security['two-factor'].sign,
    'POST google/authenticator/start',
  ],
] as const)('%s with a wrong signature is not taken for done', async (_, part, button, call) => {
  done.mockClear();
  drawPart(part);
  if (document.querySelector('input[maxlength="40"]')) type(security.devices.called, 'Celular');
  await signWrongly(button, call);
  expect(done).not.toHaveBeenCalled();
});
