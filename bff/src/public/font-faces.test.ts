import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { openEmptyBank } from '../../test/harness';
import { fontFacesOf } from './font-faces';
import { publicPages } from './public';

const FACES =
  '@font-face{font-family:Geist;font-display:swap;src:url(/assets/geist-1.woff2)}@font-face{font-family:Until Geist}';

const builtPortal = () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  writeFileSync(join(folder, 'index.html'), `<style>${FACES}</style><style>:root{--bg:#fff}</style>`);
  return folder;
};

it('a public page has the typeface of the portal, from its own origin', async () => {
  const bank = await openEmptyBank();
  const app = Fastify();
  const config = { ...bank.services.config, BALCAO_PORTAL: builtPortal() };
  await app.register(publicPages, { services: { ...bank.services, config } });
  const page = await app.inject({ url: `/pagar/${'a'.repeat(24)}` });
  expect(page.body).toContain(FACES);
  expect(page.headers['content-security-policy']).toContain("font-src 'self'");
  await app.close();
  await bank.close();
});

it('where no portal is built, a public page is read in the letters of the device', () =>
  expect(fontFacesOf('dist/absent')).toBe(''));
