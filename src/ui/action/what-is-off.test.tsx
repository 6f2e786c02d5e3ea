import { act, fireEvent, screen } from '@testing-library/react';
import { Form } from 'antd';
import { expect, test, vi } from 'vitest';
import { drawPages, drawPart } from '../../test-support/drawn-part';
import { FormPage } from '../page/form-page';
import { Steps } from '../page/steps-page';
import { ActionDrawer } from './action-drawer';
import { PermissionButton } from './permission-button';
import { RowActions } from './row-actions';

/** The action under test: a control shown as off says why and does not run it, by click or by Enter in its form. */
const done = vi.fn(async () => undefined);
const WHY = 'Ainda não há saldo';
const name = <Form.Item name="name" label="Nome" children={<input id="name" />} />;
/** Lets pending promises settle. */
const settled = () =>
  act(async () => {
    for (let n = 0; n < 50; n++) await Promise.resolve();
  });
const button = (label: string) => screen.getByRole('button', { name: label });

test.each([
  ['of a permission', undefined, { can: () => ({ can: false, reason: WHY }) }],
  ['of another reason', WHY, {}],
])('a button that is off because %s does not act', (_, disabledReason, view) => {
  done.mockClear();
  drawPart(
    <form onSubmit={done}>
      <PermissionButton permission="home" disabledReason={disabledReason} htmlType="submit" onClick={done}>
        Pagar
      </PermissionButton>
    </form>,
    { view },
  );
  fireEvent.click(button('Pagar'));
  expect([button('Pagar').getAttribute('aria-disabled'), done.mock.calls.length]).toEqual(['true', 0]);
});

test.each([
  ['its reason', WHY],
  ['no reason to tell', ''],
])('an action of a row that is off stays in the menu with %s, and does not act', async (_, disabledReason) => {
  done.mockClear();
  drawPart(<RowActions of="boleto 7" actions={[{ key: 'x', label: 'Cancelar', onClick: done, disabledReason }]} />);
  fireEvent.click(screen.getByRole('button'));
  const item = await screen.findByRole('menuitem', { name: /^Cancelar/ });
  fireEvent.click(item);
  expect(item.textContent).toContain(disabledReason);
  expect([item.isConnected, done.mock.calls.length]).toEqual([true, 0]);
});

test.each([
  [
    'drawer',
    <ActionDrawer title="Pagar conta" submit="Pagar" submitOff={WHY} onSubmit={done}>
      {name}
    </ActionDrawer>,
  ],
  [
    'page',
    <FormPage title="Pagar conta" submit="Pagar" submitOff={WHY} initial={{}} onSubmit={done}>
      {name}
    </FormPage>,
  ],
])('a form of a %s that is off is not sent, by its button or by Enter', async (place, form) => {
  done.mockClear();
  drawPages({ '/': form });
  fireEvent.click(await screen.findByRole('button', { name: 'Pagar' }));
  fireEvent.submit(screen.getByLabelText(/Nome/).closest('form')!);
  await settled();
  expect([button('Pagar').getAttribute('title'), done.mock.calls.length]).toEqual([WHY, 0]);
  // a page says why beside its button; a drawer says it in what it is about
  const said = button('Pagar').getAttribute('aria-describedby');
  expect(said && document.getElementById(said)!.textContent).toBe(place === 'page' ? WHY : null);
});

test.each([
  [
    'drawer',
    (sent: () => Promise<never>) => (
      <ActionDrawer title="Pagar conta" submit="Pagar" onSubmit={sent}>
        {name}
      </ActionDrawer>
    ),
  ],
  [
    'page',
    (sent: () => Promise<never>) => (
      <FormPage title="Pagar conta" submit="Pagar" initial={{}} onSubmit={sent}>
        {name}
      </FormPage>
    ),
  ],
])('a form of a %s that is being sent is not sent again by Enter', async (_, form) => {
  const sent = vi.fn(() => new Promise<never>(() => undefined));
  drawPages({ '/': form(sent) });
  const drawn = (await screen.findByLabelText(/Nome/)).closest('form')!;
  for (let n = 0; n < 2; n++) {
    fireEvent.submit(drawn);
    await settled();
  }
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a step that is off is not left', async () => {
  const onStep = vi.fn();
  done.mockClear();
  const step = { key: 'a', title: 'Valor', content: null, onNext: done };
  drawPart(
    <Steps
      steps={[
        { ...step, nextOff: WHY },
        { ...step, key: 'b' },
      ]}
      current={0}
      onStep={onStep}
    />,
  );
  fireEvent.click(button('Continuar'));
  await settled();
  expect([done.mock.calls.length, onStep.mock.calls.length]).toEqual([0, 0]);
  // a button that does nothing says why where it stands, not only to a mouse
  const reason = document.getElementById(button('Continuar').getAttribute('aria-describedby')!)!;
  expect([reason.textContent, reason.hidden]).toEqual([WHY, false]);
});

test('what an action will act on is read first: until then its button is off, so that no press is lost', () => {
  drawPart(
    <ActionDrawer title="Pagar conta" submit="Pagar" isLoading onSubmit={done}>
      {name}
    </ActionDrawer>,
  );
  expect(button('Pagar').getAttribute('aria-disabled')).toBe('true');
});
