import { useEffect, useRef, useState } from 'react';
import type { Recipient } from '@balcao/contract/charges';
import { useCall } from '../../../data/use-call';
import type { Payers } from './payers';

const WAIT = 300;

/**
 * Customers to choose from, asked for a moment after the last key; the server ignores accents. Until what is typed is asked for there are
 * none: Enter would choose who was listed before.
 */
export function useRecipients(text: string) {
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), WAIT);
    return () => clearTimeout(timer);
  }, [text]);
  const call = useCall('GET /charges/recipients', { query: asked ? { text: asked } : {} }, { resource: 'customers' });
  const isBehind = asked !== text.trim();
  return { ...call, data: isBehind && text.trim() ? undefined : call.data, isSearching: call.isFetching || isBehind };
}

/** Those chosen, in that order, and how many of them there are no more. While a new choice is asked for, who was known stays known. */
export function useChosen(ids: number[]): Payers & { gone: number[] } {
  const known = useRef(new Map<number, Recipient>());
  const { data, error, retry } = useCall(
    'POST /charges/recipients',
    { body: { ids } },
    { enabled: ids.length > 0, resource: 'customers' },
  );
  for (const one of data ?? []) known.current.set(one.id, one);
  const there = new Set(data?.map((one) => one.id));
  const gone = data && ids.length > 0 ? ids.filter((id) => !there.has(id)) : [];
  const recipients = ids.flatMap((id) => (gone.includes(id) ? [] : (known.current.get(id) ?? [])));
  const isKnown = recipients.length + gone.length === ids.length;
  return {
    recipients,
    gone,
    isKnown,
    retry: error && !isKnown ? retry : undefined,
    withEmail: recipients.filter((one) => one.email !== null).length,
  };
}
