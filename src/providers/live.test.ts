import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionOf } from '../test-support/session';
import { createLiveProvider, heedResource, live, onTopic, publishOwnWrite, publishTopic } from './live';
import { askResourceAgain, queryClient } from './query-client';
import { sessionStore } from './session';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a resource is told what happened on its topic, a burst once with the time of its last event', () => {
  const provider = createLiveProvider([{ name: 'billets', topic: 'charges' }]);
  const heard = vi.fn();
  const stop = provider.subscribe({ channel: 'resources/billets', types: ['*'], callback: heard });
  publishTopic({ topic: 'charges', type: 'updated', ids: [1] });
  vi.advanceTimersByTime(200);
  const last = new Date();
  publishTopic({ topic: 'charges', type: 'updated', ids: [2] });
  publishTopic({ topic: 'customers', type: 'updated', ids: [3] });
  vi.advanceTimersByTime(300);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls[0]![0]).toMatchObject({ type: 'updated', payload: { ids: [1, 2] }, date: last });
  provider.unsubscribe(stop);
  publishTopic({ topic: 'charges', type: 'updated' });
  vi.advanceTimersByTime(300);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('who shows one thing is told that it is gone', () => {
  const provider = createLiveProvider([{ name: 'customers', topic: 'customers' }]);
  const gone = vi.fn();
  provider.subscribe({ channel: 'resources/customers', types: ['*'], params: { id: '7' }, callback: gone });
  publishTopic({ topic: 'customers', type: 'deleted', ids: [7] });
  vi.advanceTimersByTime(300);
  expect(gone).toHaveBeenCalledTimes(1);
});

it('* hears every topic', () => {
  const heard = vi.fn();
  createLiveProvider([]).subscribe({ channel: 'topics/*', types: ['*'], callback: heard });
  publishTopic({ topic: 'anything', type: 'created' });
  vi.advanceTimersByTime(300);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('what is shown is asked for once after what happened, however many tell of it; an answer under way from before is not the last', async () => {
  vi.useRealTimers();
  const answers: ((value: number) => void)[] = [];
  const read = vi.fn(() => new Promise<number>((resolve) => answers.push(resolve)));
  const shown = new QueryObserver(queryClient, {
    queryKey: ['data', 'default', 'billets', 'list'],
    queryFn: read,
    staleTime: 0,
  });
  const leave = shown.subscribe(() => undefined);
  const settled = (answer: number) => vi.waitFor(() => expect(shown.getCurrentResult().data).toBe(answer));
  expect(read).toHaveBeenCalledTimes(1);

  await new Promise((resolve) => setTimeout(resolve, 2));
  const happened = new Date();
  heedResource({ channel: 'resources/billets', type: 'updated', payload: {}, date: happened });
  expect(read).toHaveBeenCalledTimes(1);
  answers[0]!(1);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  answers[1]!(2);
  await settled(2);

  // the user's own action already reads the list again, so the live event about that action does not
  await askResourceAgain('billets', happened);
  heedResource({ channel: 'resources/billets', type: 'updated', payload: {}, date: happened });
  await settled(2);
  expect(read).toHaveBeenCalledTimes(2);
  leave();
  queryClient.clear();
});

it('what nobody shows is read again when it is shown next, however new it is', () => {
  queryClient.setQueryData(['a list out of sight'], []);
  publishTopic({ topic: 'charges', type: 'updated' });
  expect(queryClient.getQueryState(['a list out of sight'])?.isInvalidated).toBe(true);
  queryClient.clear();
});

it('without a socket what is shown is read again after a write of this tab', () => {
  const heard = vi.fn();
  const stop = onTopic('charges', heard);
  publishOwnWrite();
  expect(heard).toHaveBeenCalledExactlyOnceWith({ topic: 'charges', type: 'updated' });
  stop();
});

it('a socket that was away, or told that something came before it, has all read again; one that was cut connects until told why', async () => {
  vi.useRealTimers();
  const told = new Map<string, (reason?: string) => void>();
  const [connect, disconnect, answer, emit] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  let auth!: (then: typeof answer) => void;
  vi.doMock('socket.io-client', () => ({
    io: (options: { auth: typeof auth }) => (
      (auth = options.auth),
      {
        on: (event: string, then: () => void) => void told.set(event, then),
        connected: true,
        connect,
        emit,
        removeAllListeners: vi.fn(),
        disconnect,
      }
    ),
  }));
  const session = sessionOf(['home']);
  sessionStore.replace(session);
  const heard = vi.fn();
  const stop = onTopic('charges', heard);
  await live.connect();
  told.get('connect')!();
  const [event, within, answered] = emit.mock.lastCall as [string, number, (isMissed: boolean) => void];
  expect([event, within]).toEqual(['userSocket/connected', expect.closeTo(Date.now() - sessionStore.get().readAt, -2)]);
  answered(false);
  publishOwnWrite();
  expect(heard).not.toHaveBeenCalled();
  answered(true);
  expect(heard).toHaveBeenCalledExactlyOnceWith({ topic: 'charges', type: 'updated' });
  heard.mockClear();
  told.get('disconnect')!();
  told.get('connect')!();
  expect(heard).toHaveBeenCalledExactlyOnceWith({ topic: 'charges', type: 'updated' });
  expect(connect).not.toHaveBeenCalled();
  // cut by the server: socket.io does not reconnect by itself, and the page would not learn that its session ended
  vi.useFakeTimers();
  told.get('disconnect')!('io server disconnect');
  expect(connect).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(connect).toHaveBeenCalledOnce();
  vi.useRealTimers();
  // another account was chosen in another tab: the token is asked for once, then the socket disconnects for good
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'account-mismatch', error_description: 'x' }, { status: 409 }),
  );
  auth(answer);
  await vi.waitFor(() => expect(disconnect).toHaveBeenCalledOnce());
  expect(answer).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  stop();
  live.disconnect();
});
