import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useSwitchAccount } from '../data/use-switch-account';
import { sessionStore } from '../providers/session';
import { drawPart } from '../test-support/drawn-part';
import { entryOf, sessionOf } from '../test-support/session';
import { bank, press, refusal, expectToast, type } from '../test-support/signed-part';
import { useDraft } from '../ui/form/use-draft';
import { useLeaveGuard } from '../ui/form/use-leave-guard';
import { lastPlace } from './layout/last-place';
import { usePageMoves } from './layout/use-page-moves';

const SWITCH = 'POST auth/changeAccount';
const PLACE = 'balcao:draft:1:1:/';

function Typed() {
  const [text, setText] = useState('');
  const [held] = useState(() => ({ getFieldsValue: () => ({ text: 'Ana' }), setFieldsValue: () => undefined }));
  useDraft(held, text !== '');
  useLeaveGuard(text !== '');
  return <input aria-label="Nome" value={text} onChange={({ target }) => setText(target.value)} />;
}

/** Remounts its content when the account changes, as the shell does. */
function Shell() {
  const { epoch } = useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
  const { switchTo } = useSwitchAccount();
  usePageMoves(useRef(null), epoch);
  return (
    <>
      <button onClick={() => void switchTo(entryOf(2))}>Conta 2</button>
      <Typed key={epoch} />
    </>
  );
}

const closesTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const isStored = () => {
  window.dispatchEvent(new Event('pagehide'));
  return sessionStorage.getItem(PLACE) !== null;
};

beforeEach(async () => {
  window.history.replaceState(null, '', '/');
  drawPart(<Shell />, { session: sessionOf([], entryOf(1), [entryOf(2)]) });
  type('Nome', 'Ana');
  fireEvent.click(screen.getByRole('button', { name: 'Conta 2' }));
});

test('where a switch of the account fails, what was typed is still guarded, and there after a reload', async () => {
  bank.answers[SWITCH] = refusal(500, {});
  await press('Mudar de conta');
  await expectToast('error', 'Houve um erro ao mudar de conta. Por favor, tente novamente');
  expect([closesTab(), isStored()]).toEqual([false, true]);
});

test('where it succeeds, what was typed is left behind; the page is still the last one', async () => {
  bank.answers[SWITCH] = { logged: true, session: sessionOf([], entryOf(2), [entryOf(1)]) };
  await press('Mudar de conta');
  await waitFor(() => expect(sessionStore.accountId()).toBe(2));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe(''));
  expect([closesTab(), isStored()]).toEqual([true, false]);
  expect(lastPlace()).toBe('/');
});
