import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Subuser } from '@balcao/contract/subusers';
import { drawPart } from '../../../test-support/drawn-part';
import { useRowMenu } from './row-menu';

function Keys({ status }: { status: 'enabled' | 'pending' }) {
  const menu = useRowMenu(status, () => undefined)({ id: 7 } as Subuser);
  return <p role="note">{menu.map(({ key }) => key).join(' ')}</p>;
}

it.each([
  ['settings:subuser:edit', 'enabled', 'edit'],
  ['settings:subuser:actions', 'enabled', 'log'],
  ['settings:subuser', 'enabled', 'disable remove'],
  ['settings:subuser', 'pending', 'resend withdraw'],
  ['settings:subuser:pending', 'pending', ''],
  ['settings:subuser:edit', 'pending', ''],
] as const)('who holds %s alone may do to a person that is %s: %s', (held, status, offered) => {
  drawPart(<Keys status={status} />, { view: { can: (id) => ({ can: id === held }) } });
  expect(screen.getByRole('note').textContent).toBe(offered);
});
