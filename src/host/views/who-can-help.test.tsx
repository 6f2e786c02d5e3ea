import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SessionProvider } from '../../data/session';
import { entryOf, sessionOf } from '../../test-support/session';
import '../../test-support/texts';
import type { KnownPage } from '../route-table';
import { Blocked } from './blocked';
import { Denied } from './denied';

const page = { permission: 'receive:do-charge', title: 'shell:home' } as unknown as KnownPage;
const show = (part: React.ReactNode, role: 'admin' | 'subuser', modality: 'you' | 'pro' = 'pro') => {
  const current = entryOf(1, { role, admin: { name: 'Helena Prado' } }, { email: 'conta@aurora.com.br', modality });
  const view = { session: sessionOf([], current), isAdmin: role === 'admin', can: () => ({ can: false }) };
  const { container, unmount } = render(
    <MemoryRouter>
      <SessionProvider value={view as unknown as ComponentProps<typeof SessionProvider>['value']}>
        {part}
      </SessionProvider>
    </MemoryRouter>,
  );
  const text = container.textContent;
  const links = screen.queryAllByRole('link').map((one) => one.getAttribute('href'));
  unmount();
  return { text, links };
};

test.each([
  ['denied', <Denied page={page} />],
  ['blocked', <Blocked />],
])('%s: a sub-user is told the administrator by name and how to reach them', (_, part) => {
  const { text, links } = show(part, 'subuser');
  expect(text).toContain('Administrador: Helena Prado');
  expect(links).toEqual([expect.stringMatching(/^mailto:conta@aurora\.com\.br\?subject=[^+ ]+%20[^+ ]+$/)]);
  expect(show(part, 'admin').text).not.toContain('Helena');
});

test('SHELL-1-9: the owner of a personal account is told that it issues no charges', () => {
  expect(show(<Denied page={page} />, 'admin', 'you').text).toContain('Uma conta Para você não emite cobranças.');
  expect(show(<Denied page={page} />, 'admin').text).toContain('fale com a nossa equipe');
});
