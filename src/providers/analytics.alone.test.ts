import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entryOf, sessionOf } from '../test-support/session';

const sent: [string, unknown][] = [];
async function tracked(session: ReturnType<typeof sessionOf> | null) {
  vi.resetModules();
  const [{ track }, { sessionStore }] = await Promise.all([import('./analytics'), import('./session')]);
  sessionStore.refresh(session);
  track('page', { page: '/receber/clientes/:id' });
  return sent;
}
const subuser = sessionOf([], entryOf(1, { role: 'subuser' }, { modality: 'pro' }));

beforeEach(() => {
  sent.length = 0;
  Object.assign(navigator, { sendBeacon: (url: string, body: string) => sent.push([url, JSON.parse(body)]) });
});
afterEach(() => document.head.replaceChildren());

it('counts nothing unless it is configured', async () => {
  expect(await tracked(subuser)).toEqual([]);
});

it('tells role and modality, and nobody’s name', async () => {
  document.head.innerHTML = '<meta name="analytics" content="https://count.example/e" />';
  expect(await tracked(subuser)).toEqual([
    ['https://count.example/e', { name: 'page', page: '/receber/clientes/:id', role: 'subuser', modality: 'pro' }],
  ]);
  sent.length = 0;
  expect(await tracked(null)).toEqual([]);
});
