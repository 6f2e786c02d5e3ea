import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chargeItems } from '../resources/charge-items';
import { drawPart } from '../test-support/drawn-part';
import { bank, press } from '../test-support/signed-part';
import { useListTable } from './use-list-table';
import { useSelection } from './use-selection';

/** A list to be searched, whose rows are ticked. */
function Listed() {
  const table = useListTable(chargeItems, { inUrl: false });
  const { ids, onChange } = useSelection(table);
  return (
    <>
      <button onClick={() => table.setFilter('text', 'caixa')}>Buscar</button>
      <button onClick={() => table.setPage(2)}>Página 2</button>
      {table.rows.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={ids.includes(id)}
            onChange={() => onChange(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])}
          />
          {name}
        </label>
      ))}
      <p>{`marcados: ${ids.join()}`}</p>
    </>
  );
}

const LIST = 'POST charge-items/search';
const item = (id: number, name: string) => ({ id, name, value: 1500 });
const answer = (...items: object[]) => Response.json({ items, total: 40 });
const ticked = () => screen.getByText(/^marcados/).textContent;
const tick = (name: string) => fireEvent.click(screen.getByLabelText(name));

/** Opens the list and lets its next answer wait. */
async function openList(): Promise<(last: Response) => void> {
  bank.answers[LIST] = () => answer(item(1, 'Frete'), item(2, 'Entrega'));
  drawPart(<Listed />);
  await screen.findByLabelText('Frete');
  let arrive!: (response: Response) => void;
  bank.answers[LIST] = () => new Promise<Response>((resolve) => (arrive = resolve));
  return (last) => arrive(last);
}

it('a row of the filter before, still shown, cannot be ticked under the next one', async () => {
  const arrive = await openList();
  await press('Buscar');
  tick('Frete');
  await act(async () => arrive(answer(item(3, 'Caixa'))));
  await screen.findByLabelText('Caixa');
  expect(ticked()).toBe('marcados: ');
  tick('Caixa');
  expect(ticked()).toBe('marcados: 3');
});

it('rows of the page before can be unticked while the next one is on its way', async () => {
  const arrive = await openList();
  tick('Frete');
  tick('Entrega');
  await press('Página 2');
  tick('Frete');
  expect(ticked()).toBe('marcados: 2');
  await act(async () => arrive(answer(item(3, 'Caixa'))));
  await screen.findByLabelText('Caixa');
  expect(ticked()).toBe('marcados: 2');
});
