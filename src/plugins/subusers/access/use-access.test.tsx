import { fireEvent, screen } from '@testing-library/react';
import { it } from 'vitest';
import { bank, openPart } from '../../../test-support/signed-part';
import { useAccess } from './use-access';

const permissions = [
  { id: 'pix:do-pix', name: 'Pix', opens: 'Pagar', mine: true },
  { id: 'statement', name: 'Extrato', opens: 'Ver', mine: true },
  { id: 'cards', name: 'Cartões', opens: 'Ver', mine: false },
  { id: 'limits', name: 'Limites', opens: 'Ver', mine: false },
];
const BEFORE = ['pix:do-pix', 'cards'];

/** The chosen permissions as text, and buttons that apply a template and switch all of its permissions. */
function Part() {
  const { chosen, replace, set, given, taken, catalogue } = useAccess(BEFORE);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');
  return (
    <>
      <p>{catalogue && `${[...chosen].sort().join(' ')}; given ${ids(given)}; taken ${ids(taken)}`}</p>
      <button onClick={() => replace(['statement', 'limits'])}>template</button>
      <button onClick={() => set(['pix:do-pix', 'cards'], false)}>off</button>
      <button onClick={() => set(['statement', 'limits'], true)}>on</button>
    </>
  );
}

it.each([
  ['template', 'cards statement; given statement; taken pix:do-pix'],
  ['off', 'cards; given ; taken pix:do-pix'],
  ['on', 'cards pix:do-pix statement; given statement; taken '],
])('pressing %s neither gives nor takes what the signed-in person has not: %s', async (button, chosen) => {
  bank.answers['GET permissions/catalogue'] = { groups: [{ key: 'all', name: 'Tudo', permissions }] };
  openPart(<Part />);
  await screen.findByText('cards pix:do-pix; given ; taken');
  fireEvent.click(screen.getByRole('button', { name: button }));
  await screen.findByText(chosen.trim());
});
