import { useSearchParams } from 'react-router';

/** The request that `?solicitacao=` names; undefined where it names none. */
export function useAskedId(): number | undefined {
  const [query] = useSearchParams();
  const [id] = /^[1-9]\d{0,14}$/.exec(query.get('solicitacao') ?? '') ?? [];
  return id === undefined ? undefined : Number(id);
}
