import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../test-support/drawn-part';
import { press } from '../../test-support/signed-part';
import { Steps } from './steps-page';

it('the button that signs, pressed where Continuar was, says why it is off and leads to the signature', async () => {
  const sign = vi.fn();
  const steps = [
    { key: 'data', title: 'Dados', content: <input aria-label="Valor" defaultValue="1" />, onNext: () => true },
    {
      key: 'sign',
      title: 'Assinatura',
      content: <input aria-label="Assinatura eletrônica" />,
      next: 'Assinar e enviar Pix',
      nextOff: 'Digite as 5 letras',
      onNext: sign,
    },
  ];
  drawPart(<Steps steps={steps} current={1} onStep={() => undefined} />);
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Assinar e enviar Pix');
  expect(screen.getByRole('alert').textContent).toBe('Digite as 5 letras');
  expect(document.activeElement).toBe(screen.getByLabelText('Assinatura eletrônica'));
  expect(sign).not.toHaveBeenCalled();
});

it('a step that is off leads to its first empty field', async () => {
  const content = (
    <>
      <input aria-label="Nome" defaultValue="Ana" />
      <input aria-label="Fixo" disabled />
      <input aria-label="Valor" />
    </>
  );
  const step = { key: 'data', title: 'Dados', content, nextOff: 'Informe o valor', onNext: () => true };
  drawPart(<Steps steps={[step]} current={0} onStep={() => undefined} />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Continuar' })));
  expect(document.activeElement).toBe(screen.getByLabelText('Valor'));
});

it.each([
  ['the second click of two on one spot', { clientX: 903, clientY: 500 }, 1_499, 0],
  ['a click there later', { clientX: 900, clientY: 500 }, 1_500, 1],
  ['a click beside', { clientX: 904, clientY: 500 }, 10, 1],
  ['a click below', { clientX: 900, clientY: 504 }, 10, 1],
  ['the key', { detail: 0, clientX: 900, clientY: 500 }, 10, 1],
])('on the step that signs, after Continuar, %s counts: %s, %i ms later, %i times', async (_, at, ms, times) => {
  const sign = vi.fn(() => false);
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  const steps = [
    { key: 'data', title: 'Dados', content: null, onNext: () => true },
    { key: 'sign', title: 'Assinatura', content: null, next: 'Assinar e enviar Pix', onNext: sign },
  ];
  function Wizard() {
    const [current, setCurrent] = useState(0);
    return <Steps steps={steps} current={current} onStep={setCurrent} />;
  }
  drawPart(<Wizard />);
  const click = (name: string, given: object) =>
    act(async () => fireEvent.click(screen.getByRole('button', { name }), { detail: 1, ...given }));
  await click('Continuar', { clientX: 900, clientY: 500 });
  now.mockReturnValue(10_000 + ms);
  await click('Assinar e enviar Pix', at);
  expect(sign).toHaveBeenCalledTimes(times);
  now.mockRestore();
});

it.each([
  ['what came of a wizard is seen from its top', '/', 1],
  ['a wizard that is left for another page does not move it', '/home', 0],
])('%s', (_, path, times) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const step = { key: 'data', title: 'Dados', content: null, onNext: () => true };
  drawPart(<Steps steps={[step]} current={0} onStep={() => undefined} />);
  window.history.replaceState(null, '', path);
  cleanup();
  expect(scrollTo).toHaveBeenCalledTimes(times);
  window.history.replaceState(null, '', '/');
});

it.each([
  ['Enter in the field that ends the step is its button', 'Enter', true, 1],
  ['Enter in another field is not', 'Enter', false, 0],
  ['nor is another key', 'a', true, 0],
])('%s', async (_, key, ends, times) => {
  const sign = vi.fn(() => false);
  const content = <input aria-label="Assinatura eletrônica" {...(ends ? { 'data-ends-step': '' } : {})} />;
  drawPart(
    <Steps
      steps={[{ key: 'sign', title: 'Assinatura', content, onNext: sign }]}
      current={0}
      onStep={() => undefined}
    />,
  );
  await act(async () => fireEvent.keyDown(screen.getByLabelText('Assinatura eletrônica'), { key }));
  expect(sign).toHaveBeenCalledTimes(times);
});

it('Enter where the button is off says why', async () => {
  const content = <input aria-label="Assinatura eletrônica" data-ends-step="" />;
  const step = { key: 'sign', title: 'Assinatura', content, nextOff: 'Digite as 5 letras', onNext: () => true };
  drawPart(<Steps steps={[step]} current={0} onStep={() => undefined} />);
  await act(async () => fireEvent.keyDown(screen.getByLabelText('Assinatura eletrônica'), { key: 'Enter' }));
  expect(screen.getByRole('alert').textContent).toBe('Digite as 5 letras');
});
