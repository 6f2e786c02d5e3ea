import { useParams } from 'react-router';

/** The id in the address; undefined if it is not a positive number (AREAS-2-3). */
export function useLineId(): number | undefined {
  const { id = '' } = useParams();
  return /^\d{1,15}$/.test(id) && Number(id) > 0 ? Number(id) : undefined;
}
