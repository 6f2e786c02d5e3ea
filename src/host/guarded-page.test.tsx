import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openOnBank, walkedPages } from '../test-support/opened-page';

const [PAGE, DRAWER] = ['settings:safe-contacts', 'settings:safe-contacts:create'];

it.each([
  ['a page', PAGE, [], true],
  ['a drawer over a page that is open to them', DRAWER, [PAGE], true],
  ['a drawer whose permission they have', DRAWER, [PAGE, DRAWER], false],
])('who lacks its permission finds %s closed (SHELL-2.2-10)', async (_, name, permissions, isClosed) => {
  const { bank } = await openOnBank(
    walkedPages.find((page) => page.name === name)!,
    permissions,
  );
  expect(screen.queryAllByText('Você não tem acesso a esta página').length > 0).toBe(isClosed);
  expect(screen.queryAllByLabelText('Nome').length > 0).toBe(!isClosed);
  expect(bank.asked.some(({ key }) => key.includes('secure-device'))).toBe(!isClosed);
});
