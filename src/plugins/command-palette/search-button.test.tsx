import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '../../providers/texts';
import { openPart, press } from '../../test-support/signed-part';
import Palette from './palette';
import SearchButton from './search-button';

beforeAll(() => loadTexts(['command-palette']));

const field = () => screen.findByRole('combobox') as Promise<HTMLInputElement>;

it.each([
  ['Ctrl K', async () => void fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })],
  ['its button', () => press('Buscar no Balcão')],
])('the search opened by %s has the focus, and the letters typed meanwhile', async (_, open) => {
  openPart(<SearchButton />);
  await act(open);
  for (const key of 'lim') fireEvent.keyDown(document.body, { key });
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  await waitFor(async () => expect((await field()).value).toBe('lim'));
  // from here on they are the field's own
  expect(fireEvent.keyDown(await field(), { key: 'i' })).toBe(true);
});

it('what is pasted into the search as it opens stays in its field, behind the letters typed before', async () => {
  // letters are handed over once the dialog is open: the paste comes just before
  const typedAhead = () => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'mites' } });
    return 'li';
  };
  openPart(<Palette typedAhead={typedAhead} onDialog={() => undefined} onClose={() => undefined} />);
  await waitFor(async () => expect((await field()).value).toBe('limites'));
});
