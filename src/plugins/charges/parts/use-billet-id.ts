import { useParams } from 'react-router';

/** The billet of the address; ids are digits, anything else is no address of ours. */
export function useBilletId(): number | undefined {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}
