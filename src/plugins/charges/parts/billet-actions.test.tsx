import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../test-support/drawn-part';
import { useBilletMenu } from './billet-actions';

function Off() {
  const menu = useBilletMenu()({ id: 7, actions: ['reissue', 'cancel'] });
  return (
    <p role="note">{menu.flatMap(({ key, disabledReason }) => (disabledReason === undefined ? [] : key)).join(' ')}</p>
  );
}

it.each([
  ['receive:do-charge', ''],
  ['receive:management:billets', 'reissue duplicate'],
] as const)('who holds %s alone may not do to a billet: %s', (held, off) => {
  drawPart(<Off />, { view: { can: (id) => ({ can: id === held }) } });
  expect(screen.getByRole('note').textContent).toBe(off);
});
