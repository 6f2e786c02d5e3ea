import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SessionProvider } from '../../data/session';
import { entryOf, sessionOf } from '../../test-support/session';
import '../../test-support/texts';
import { GoneCard } from './gone-card';

const shown = (others: number[]) => {
  const current = entryOf(1, {}, { nickname: 'Padaria' });
  const session = sessionOf(
    [],
    current,
    others.map((id) => entryOf(id)),
  );
  const { unmount } = render(
    <MemoryRouter>
      <SessionProvider value={{ session } as ComponentProps<typeof SessionProvider>['value']}>
        <GoneCard title="Este cliente não existe nesta conta" />
      </SessionProvider>
    </MemoryRouter>,
  );
  const text = screen.getByRole('alert').textContent;
  unmount();
  return text;
};

test('whoever has several accounts is told which one was asked', () => {
  expect(shown([2])).toContain(
    'Você está na conta Padaria (100-1). Se procura algo de outra conta sua, troque de conta.',
  );
  expect(shown([])).not.toContain('Padaria');
});
