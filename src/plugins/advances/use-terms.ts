import type { Answer } from '@balcao/contract/core/registry';
import { useCall } from '../../data/use-call';

/** Integer cents of credit up to which a company in Simples pays less IOF on an offer; null where it bears none, or a person holds. */
export const simplesLimitOf = (terms: Answer<'GET /advances/terms'> | undefined, offer: string | undefined) =>
  terms?.offers.some(({ id, hasIof }) => id === offer && hasIof) ? terms.simplesLimit : null;

/** What the funder offers; `first` is the one to begin with: the lowest rate at which the account bears no default. */
export function useTerms() {
  const { data } = useCall('GET /advances/terms', {}, { staleTime: Infinity });
  const sold = data?.offers.filter(({ legalForm }) => legalForm === 'cession') ?? [];
  const byRate = [...(sold.length ? sold : (data?.offers ?? []))].sort((a, b) => a.monthlyRate - b.monthlyRate);
  return { terms: data, first: byRate[0] };
}
