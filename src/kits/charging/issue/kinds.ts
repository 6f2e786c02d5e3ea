import { useSearchParams } from 'react-router';
import { useSlot } from '../../../ui/page/slots';

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
  const asked = search.get('billingMethod');
  const found = kinds.find(({ name }) => name === asked);
  return { kinds, kind: found ?? kinds[0], isUnknown: asked !== null && !found };
}
