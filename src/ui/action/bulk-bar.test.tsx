import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../test-support/texts';
import { BulkBar } from './bulk-bar';

test('what is chosen says what it is worth beside how many it is', () => {
  render(
    <BulkBar
      total={40}
      selection={{
        ids: [1, 2],
        onChange: () => undefined,
        bulk: <button type="button">Cancelar</button>,
        note: 'R$ 30,00',
      }}
    />,
  );
  expect(screen.getByRole('region', { name: 'Ações em lote' }).textContent).toMatch(/^2 selecionadosR\$ 30,00/);
});
