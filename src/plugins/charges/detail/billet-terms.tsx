import type { ChargeDetail } from '@balcao/contract/charges';
import { TermsSection, useTermFacts } from '../../../kits/charging/detail/terms-section';

/** The terms of a billet. */
export function BilletTerms({ billet }: { billet: ChargeDetail }) {
  const { due, paid, late, early, writeOff, fee, message } = useTermFacts();
  return (
    <TermsSection facts={[due, paid, late, early, writeOff, fee, message].flatMap((factsOf) => factsOf(billet))} />
  );
}
