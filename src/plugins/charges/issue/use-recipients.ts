import { useEffect, useState } from 'react';
import { useCall } from '../../../ui/use-call';

const WAIT = 300;

/** Customers to choose from, asked for a moment after the last key; the server ignores accents. */
export function useRecipients(text: string) {
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), WAIT);
    return () => clearTimeout(timer);
  }, [text]);
  const call = useCall('GET /charges/recipients', { query: asked ? { text: asked } : {} }, { resource: 'customers' });
  return { ...call, isSearching: call.isFetching || asked !== text.trim() };
}

/** The one chosen; `isGone` when there is no such customer any more. */
export function useRecipient(id: number | undefined) {
  const call = useCall('GET /charges/recipients', { query: { ids: String(id ?? 0) } }, { enabled: id !== undefined, resource: 'customers' });
  return { recipient: call.data?.[0], isGone: id !== undefined && call.data?.length === 0 };
}
