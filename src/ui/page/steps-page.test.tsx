import { act, fireEvent, screen } from '@testing-library/react';
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
