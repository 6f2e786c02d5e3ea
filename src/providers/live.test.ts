import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLiveProvider, tellTopic } from './live';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells a resource what happened on its topic, a burst once', () => {
  const provider = createLiveProvider([{ name: 'billets', topic: 'charges' }]);
  const heard = vi.fn();
  const stop = provider.subscribe({ channel: 'resources/billets', types: ['*'], callback: heard });
  tellTopic({ topic: 'charges', type: 'updated', ids: [1] });
  tellTopic({ topic: 'charges', type: 'updated', ids: [2] });
  tellTopic({ topic: 'customers', type: 'updated', ids: [3] });
  vi.advanceTimersByTime(300);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls[0]![0]).toMatchObject({ type: 'updated', payload: { ids: [1, 2] } });
  provider.unsubscribe(stop);
  tellTopic({ topic: 'charges', type: 'updated' });
  vi.advanceTimersByTime(300);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('* hears every topic', () => {
  const heard = vi.fn();
  createLiveProvider([]).subscribe({ channel: 'topics/*', types: ['*'], callback: heard });
  tellTopic({ topic: 'anything', type: 'created' });
  vi.advanceTimersByTime(300);
  expect(heard).toHaveBeenCalledTimes(1);
});
