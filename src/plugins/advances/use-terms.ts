import { useCall } from '../../data/use-call';

/** What the funder offers; `first` is the one to begin with: the lowest rate at which the account bears no default. */
export function useTerms() {
  const { data } = useCall('GET /advances/terms', {}, { staleTime: Infinity });
  const sold = data?.offers.filter(({ legalForm }) => legalForm === 'cession') ?? [];
  const byRate = [...(sold.length ? sold : (data?.offers ?? []))].sort((a, b) => a.monthlyRate - b.monthlyRate);
  return { terms: data, first: byRate[0] };
}
