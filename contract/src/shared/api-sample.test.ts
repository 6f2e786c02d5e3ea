import { expect, it } from 'vitest';
import { webhookSample } from './api-sample';

const NAMED = 'https://pix-h.api.banco.com.br';

it.each([
  ['production, by its name', NAMED, 'production', 'https://pix.api.banco.com.br/v2/webhook/'],
  ['homologation, by its name', NAMED, 'homologation', `${NAMED}/v2/webhook/`],
  [
    'production under one name',
    'https://api.banco.com.br/pix',
    'production',
    'https://api.banco.com.br/pix/v2/webhook/',
  ],
  ['production not served here', null, 'production', 'https://pix.api.SEU_BANCO/v2/webhook/'],
] as const)('the call that sets a webhook of %s goes to its address', (_, pix, environment, address) =>
  expect(webhookSample({ pix, isOwn: false }, environment)).toContain(`  ${address}`),
);

it('names the authority’s file where the certificate is of the installation’s own', () =>
  expect(webhookSample({ pix: NAMED, isOwn: true }, 'production')).toContain('--cacert autoridade.pem'));
