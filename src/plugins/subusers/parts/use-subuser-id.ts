import { useParams } from 'react-router';

/** The sub-user's id in the address; ids are digits (SHELL-5-52). */
export function useSubuserId(): number | undefined {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}
