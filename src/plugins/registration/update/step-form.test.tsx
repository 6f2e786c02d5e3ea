import { cleanup, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import registration from '../../../../locales/pt-BR/registration.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank, bodyOf, refusal, type } from '../../../test-support/signed-part';
import PersonalStep from './personal-step';
import { TypedSteps, type StepHandle } from './step-form';

giveTexts({ registration });

const NAME = 'Nome completo';
const SAVE = 'PUT crs/personal-data?force=true';
const draw = async (typed = new Map()) => {
  cleanup();
  const handle = createRef<StepHandle>();
  drawPart(
    <TypedSteps value={typed}>
      <PersonalStep ref={handle} />
    </TypedSteps>,
  );
  const field = await screen.findByLabelText<HTMLInputElement>(NAME);
  return { value: () => field.value, next: () => handle.current!.next() };
};

it('what is typed in a step is there after a reload, until it was sent', async () => {
  bank.answers['GET crs/personal-data'] = { name: 'Ana', nickname: '', cpf: '52998224725', birth: '1985-03-02' };
  const first = await draw();
  type(NAME, 'Ana Souza');
  bank.answers[SAVE] = refusal(500, {});
  expect(await first.next()).toBe(false);
  window.dispatchEvent(new Event('pagehide'));
  const again = await draw();
  expect(again.value()).toBe('Ana Souza');
  bank.answers[SAVE] = {};
  expect(await again.next()).toBe(true);
  expect(bodyOf(SAVE).name).toBe('Ana Souza');
  expect((await draw()).value()).toBe('Ana');
});

it('what is typed in a step is there when one comes back to it, until it was sent', async () => {
  bank.answers['GET crs/personal-data'] = { name: 'Ana', nickname: '', cpf: '52998224725', birth: '1985-03-02' };
  bank.answers[SAVE] = {};
  const typed = new Map();
  await draw(typed);
  type(NAME, 'Ana Prado');
  const again = await draw(typed);
  expect(again.value()).toBe('Ana Prado');
  expect(await again.next()).toBe(true);
  expect((await draw(typed)).value()).toBe('Ana');
});
