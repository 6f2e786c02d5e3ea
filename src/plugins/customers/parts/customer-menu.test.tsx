import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../test-support/drawn-part';
import { RoutingProvider } from '../../../ui/page/routing';
import { useCustomerMenu } from './customer-menu';

const routing = { pathOf: () => '/pagina', destinationOf: () => undefined, crumbs: [], parent: undefined };

function Off() {
  const menu = useCustomerMenu()(7);
  return (
    <p role="note">{menu.flatMap(({ key, disabledReason }) => (disabledReason === undefined ? [] : key)).join(' ')}</p>
  );
}

it.each([
  ['receive:do-charge', ''],
  ['receive:customers', 'issue'],
] as const)('who holds %s alone may not do to a customer: %s', (held, off) => {
  const part = (
    <RoutingProvider value={routing}>
      <Off />
    </RoutingProvider>
  );
  drawPart(part, { view: { can: (id) => ({ can: id === held }) } });
  expect(screen.getByRole('note').textContent).toBe(off);
});
