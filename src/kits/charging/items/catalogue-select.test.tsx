import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import texts from '../../../../locales/pt-BR/charging.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank } from '../../../test-support/signed-part';
import { CatalogueSelect } from './catalogue-select';

giveTexts({ charging: texts });

const SEARCH = 'POST charge-items/search';
const rent = { id: 1, name: 'Aluguel', value: 250_000 };
const freight = { id: 2, name: 'Frete', value: 1_500 };

it('Enter chooses no item that was listed before what is typed was asked for', async () => {
  bank.answers[SEARCH] = () => {
    const { text } = bank.asked.findLast(({ call }) => call === SEARCH)!.body as { text?: string };
    return Response.json(text ? { items: [freight], total: 1 } : { items: [rent, freight], total: 2 });
  };
  const onChoose = vi.fn();
  drawPart(<CatalogueSelect onChoose={onChoose} />);
  const field = await screen.findByRole('combobox');
  const typeText = () => fireEvent.change(field, { target: { value: 'frete' } });
  const enter = () => {
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    fireEvent.keyUp(field, { key: 'Enter', keyCode: 13 });
  };
  fireEvent.mouseDown(field);
  await screen.findByText(/^Aluguel/);
  typeText();
  enter();
  expect(onChoose).not.toHaveBeenCalled();
  // with nothing to choose Enter closed the list
  typeText();
  await screen.findByText(/^Frete/);
  enter();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(freight);
});
