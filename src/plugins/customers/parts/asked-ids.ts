import { useSearchParams } from 'react-router';

const MOST = 100;

/** Ids of the customers in `?ids=1,2,3`, without repeats, at most 100. */
export function useAskedIds(): number[] {
  const [search] = useSearchParams();
  const ids = (search.get('ids') ?? '')
    .split(',')
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .map(Number);
  return [...new Set(ids)].slice(0, MOST);
}
