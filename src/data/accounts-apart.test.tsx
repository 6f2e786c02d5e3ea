import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { sessionStore } from '../providers/session';
import { drawPart } from '../test-support/drawn-part';
import { entryOf, sessionOf } from '../test-support/session';
import { bank } from '../test-support/signed-part';
import { useCall } from './use-call';
import { useSwitchAccount } from './use-switch-account';

function Groups() {
  const { data } = useCall('GET /groups', { query: {} });
  return <p>{data ? data.map(({ name }) => name).join() : 'carregando'}</p>;
}

/** Remounts its content when the account changes, as the shell does. */
function Shell() {
  const { epoch } = useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
  const { switchTo } = useSwitchAccount();
  return (
    <>
      <button onClick={() => void switchTo(entryOf(2))}>Conta 2</button>
      <Groups key={epoch} />
    </>
  );
}

test('another account shows nothing of the one before, not even while its own is on its way', async () => {
  let answer: (() => void) | undefined;
  const later = new Promise<Response>((resolve) => {
    answer = () => resolve(Response.json([{ id: 2, name: 'Da conta 2', customers: 0 }]));
  });
  bank.answers['GET groups'] = [{ id: 1, name: 'Da conta 1', customers: 0 }];
  bank.answers['POST auth/changeAccount'] = {
    logged: true,
    session: sessionOf([], entryOf(2), [entryOf(1)]),
  };
  drawPart(<Shell />, { session: sessionOf([], entryOf(1), [entryOf(2)]) });
  await screen.findByText('Da conta 1');
  bank.answers['GET groups'] = () => later;
  fireEvent.click(screen.getByRole('button', { name: 'Conta 2' }));
  await waitFor(() => expect(sessionStore.accountId()).toBe(2));
  await screen.findByText('carregando');
  expect(screen.queryByText('Da conta 1')).toBeNull();
  answer!();
  await screen.findByText('Da conta 2');
});
