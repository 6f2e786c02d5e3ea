import { useSearchParams } from 'react-router';
import type { PlaceOf } from '../../../ui/form/use-leave-guard';
import { useSlot, type FilledSlot } from '../../../ui/page/slots';

declare module '../../../define-plugin' {
  interface PageSlots {
    /** Kinds of charge: the form that issues one, named by its label; its id is what `billingMethod` of the address says. */
    'charge-kind': true;
  }
}

/**
 * The kinds of charge that the user may issue, in order, and the one that the address asks for: the first where it
 * names none, or one that there is not.
 */
export function useChargeKinds() {
  const [search] = useSearchParams();
  const kinds = useSlot('charge-kind');
  const chosen = askedOf(kinds, search);
  return { kinds, kind: chosen ?? kinds[0], isUnknown: search.has('billingMethod') && !chosen };
}

const askedOf = (kinds: FilledSlot[], search: URLSearchParams) =>
  kinds.find(({ name }) => name === search.get('billingMethod'));

/** Each kind's form is a place of its own for the guard of what was typed (`useLeaveGuard`), though all have the same path. */
export function usePlaceOfKind(): PlaceOf {
  const kinds = useSlot('charge-kind');
  return ({ pathname, search }) => `${pathname} ${(askedOf(kinds, new URLSearchParams(search)) ?? kinds[0])?.name}`;
}
