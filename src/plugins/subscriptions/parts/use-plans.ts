import { useEffect, useState } from 'react';
import type { Plan } from '@balcao/contract/subscriptions-plans';
import { useCall } from '../../../data/use-call';

/** Milliseconds after the last key until what is typed is asked for. */
const WAIT = 300;
/** As many as the server answers at once. */
const MOST = 100;

const useAsked = (query: { query?: string; ids?: string }, enabled = true) =>
  useCall(
    'GET /plans',
    { query: { ...query, size: MOST } },
    { enabled, topic: 'subscriptions', resource: 'subscription-plans' },
  );

/**
 * The account's first plans by name, of those whose name holds `text`, asked for a moment after the last key. Until what is typed is asked
 * for there are none: Enter would choose what was listed before.
 */
export function useFoundPlans(text: string) {
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), WAIT);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error, isFetching } = useAsked(asked ? { query: asked } : {});
  const isBehind = asked !== text.trim();
  return { plans: isBehind ? [] : (data?.items ?? []), error, isSearching: isFetching || isBehind };
}

/** The plans of these ids, as far as they are known: of the first, else by their ids. */
export function usePlansOf(ids: readonly number[]): Plan[] {
  const first = useAsked({}, ids.length > 0).data?.items;
  const further = first ? ids.filter((id) => !first.some((plan) => plan.id === id)) : [];
  const { data } = useAsked({ ids: further.join(',') }, further.length > 0);
  const known = [...(first ?? []), ...(data?.items ?? [])];
  return ids.flatMap((id) => known.find((plan) => plan.id === id) ?? []);
}
