import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import charging from '../../../../locales/pt-BR/charging.json';
import subscriptions from '../../../../locales/pt-BR/subscriptions.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { timesAsked } from '../../../test-support/lost-answer';
import { bank } from '../../../test-support/signed-part';
import { PlanChoices } from '../list/plan-select';
import { PlanField } from './plan-field';

giveTexts({ charging, subscriptions });

const planOf = (id: number) => ({ id, name: `Plano ${id}`, interval: 1, repeats: null });
const FIRST = Array.from({ length: 100 }, (_, at) => planOf(at + 1));
const OF_ID = 'GET plans?ids=205&size=100';
const SEARCH = 'GET plans?query=301&size=100';

beforeEach(() => {
  bank.answers['GET plans?size=100'] = { items: FIRST, total: 305 };
  bank.answers[OF_ID] = { items: [planOf(205)], total: 1 };
  bank.answers[SEARCH] = { items: [planOf(301)], total: 1 };
  bank.answers['GET plans?ids=301&size=100'] = { items: [planOf(301)], total: 1 };
  bank.answers['GET plans?ids=205%2C301&size=100'] = { items: [planOf(205), planOf(301)], total: 2 };
});

const chosen = () => screen.getByRole('status', { name: 'escolhido' }).textContent;
function Held<Value>({
  start,
  field,
}: {
  start: Value;
  field: (value: Value, set: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(start);
  return (
    <>
      {field(value, setValue)}
      <output aria-label="escolhido">{JSON.stringify(value)}</output>
    </>
  );
}
const shown = (name: RegExp) =>
  waitFor(() => expect(document.querySelector('.ant-select-selector')!.textContent).toMatch(name));

async function find(text: string, option: RegExp) {
  const box = screen.getByRole('combobox');
  fireEvent.mouseDown(box);
  fireEvent.change(box, { target: { value: text } });
  const found = await screen.findByText(option, { selector: '.ant-select-item-option-content' });
  expect(document.querySelectorAll('.ant-select-item-option')).toHaveLength(1);
  await act(async () => fireEvent.click(found));
}

it('a plan beyond the first hundred has its name, and is found by what is typed', async () => {
  drawPart(<Held start={205} field={(value, onChange) => <PlanField value={value} onChange={onChange} />} />);
  expect(document.querySelector('.ant-select-selector')!.textContent).not.toContain('205');
  await shown(/^Plano 205 · /);
  await find('301', /^Plano 301 · /);
  expect(chosen()).toBe('301');
  await shown(/^Plano 301 · /);
});

it('in the filter of the list too', async () => {
  drawPart(<Held start={[205]} field={(value, onChange) => <PlanChoices value={value} onChange={onChange} />} />);
  await shown(/^Plano 205/);
  await find('301', /^Plano 301$/);
  expect(chosen()).toBe('[205,301]');
  await shown(/^Plano 205Plano 301/);
});

it('a plan among the first hundred is not asked for again', async () => {
  drawPart(<Held start={7} field={(value, onChange) => <PlanField value={value} onChange={onChange} />} />);
  await shown(/^Plano 7 · /);
  expect(bank.asked.filter(({ call }) => call.startsWith('GET plans'))).toHaveLength(timesAsked('GET plans?size=100'));
});
