import { useCall } from '../../../data/use-call';

/**
 * The account's customer groups, as options. Fetched by the call, not through Refine: simple-rest would add to the first load of each page
 * of customers.
 */
export function useGroups() {
  const { data, isLoading, error, retry } = useCall(
    'GET /groups',
    { query: {} },
    { resource: 'groups', topic: 'groups' },
  );
  return { options: (data ?? []).map(({ id, name }) => ({ value: id, label: name })), isLoading, error, retry };
}
