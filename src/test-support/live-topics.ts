import type { LiveEvent, LiveProvider } from '@refinedev/core';
import { act } from '@testing-library/react';
import { resources } from '../host/table';

type Listener = (event: LiveEvent) => void;
const listeners = new Map<string, Map<Listener, string>>();

/** The topic of a channel: that of its resource, or the one that it names. */
const topicOf = (channel: string): string | undefined => {
  const [kind, name = ''] = channel.split(/\/(.*)/s);
  return kind === 'resources' ? resources.find((one) => one.name === name)?.topic : name || undefined;
};

const provider: LiveProvider = {
  subscribe({ channel, callback }) {
    const topic = topicOf(channel);
    if (!topic) return () => undefined;
    const heard = listeners.get(topic) ?? new Map<Listener, string>();
    listeners.set(topic, heard.set(callback, channel));
    return () => void heard.delete(callback);
  },
  unsubscribe: (stop: () => void) => stop(),
};

/** Live events without a socket: what the page that is drawn hears, told at once. */
export const liveTopics = {
  provider,
  clear: (): void => listeners.clear(),
  /** The topics that something on the page hears. */
  heard: (): string[] => [...listeners].flatMap(([topic, heard]) => (heard.size > 0 ? [topic] : [])).sort(),
  /** Tells all who hear a topic that something changed just now. */
  publish: (topic: string): Promise<void> =>
    act(async () => {
      for (const [listener, channel] of listeners.get(topic) ?? [])
        listener({ channel, type: 'updated', payload: { ids: [] }, date: new Date(Date.now() + 1000) });
    }),
};
