import { expect, it, vi } from 'vitest';
import type { ApiCertificate } from '@balcao/contract/developer';
import developer from '../../../locales/pt-BR/developer.json';
import { drawPart, giveTexts } from '../../test-support/drawn-part';
import { bank, press, signWrongly } from '../../test-support/signed-part';
import { RevokeCertificate } from './revoke-certificate';
import { RotateSecret } from './rotate-secret';
import WebhookSecrets from './webhook-secrets';

giveTexts({ developer });

const onClose = vi.fn();
const certificate = { id: 7, name: 'Servidor' } as ApiCertificate;

it.each([
  [
    'revoking a certificate',
    <RevokeCertificate one={certificate} onClose={onClose} />,
    null,
    'revoke',
    'certificates/7/revoke',
  ],
  [
    'a new secret',
    <RotateSecret id={7} environment="production" />,
    developer.secret.rotate,
    'secret',
    'applications/7/secret',
  ],
  ['a new secret of webhooks', <WebhookSecrets />, developer.webhookSecrets.rotate, 'secret', 'webhook-secrets'],
] as const)('%s that is signed wrongly is not taken for done', async (_, part, opens, texts, call) => {
  onClose.mockClear();
  bank.answers['GET api/webhook-secrets'] = { items: [{ environment: 'production', secret: 's', old_until: null }] };
  drawPart(part);
  if (opens) await press(opens);
  await signWrongly(developer[texts].submit, `PUT api/${call}`);
  expect(onClose).not.toHaveBeenCalled();
});
