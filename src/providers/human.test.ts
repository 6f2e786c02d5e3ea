import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from './api';
import { humanToken } from './human';

const boot = (text: object) => {
  document.body.innerHTML = `<script type="application/json" id="boot">${JSON.stringify(text)}</script>`;
};
let scripts: HTMLScriptElement[];
beforeEach(() => {
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    scripts.push(script as HTMLScriptElement);
    queueMicrotask(() => {
      if ((script as HTMLScriptElement).src.includes('broken')) return (script as HTMLScriptElement).onerror!('');
      window.grecaptcha = { ready: (then) => then(), execute: async (key, { action }) => `${key}:${action}` };
      (script as HTMLScriptElement).onload!(new Event('load'));
    });
  });
});
afterEach(() => vi.restoreAllMocks());

it('where nobody is asked, nothing is loaded and no token is sent', async () => {
  boot({ session: null });
  expect([await humanToken(), scripts]).toEqual([undefined, []]);
});

it('a script that does not come leaves no token, and is asked for again', async () => {
  boot({ recaptcha: { script: 'https://robo.example/broken.js', siteKey: 'chave' } });
  expect([await humanToken(), await humanToken(), scripts.length]).toEqual([undefined, undefined, 2]);
});

it('AREAS-7-pix-2: a token of the configured service goes with the look-up; its script is loaded once', async () => {
  boot({ recaptcha: { script: 'https://robo.example/api.js', siteKey: 'chave' } });
  const [human] = [await humanToken(), await humanToken()];
  expect(scripts.map(({ src }) => src)).toEqual(['https://robo.example/api.js']);
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
  await api('GET /pix/keys/{key}', { params: { key: 'a@b.co' }, human } as never);
  expect(fetch.mock.calls[0]![1]!.headers).toMatchObject({ 'x-recaptcha-token': 'chave:pix' });
});
