import { useCall } from '../../../data/use-call';

/** The account's customer groups, as options. Asked by the call itself: the list shows them at once, and simple-rest's axios stays out of its first load. */
export function useGroups() {
  const { data, isLoading, error, retry } = useCall(
    'GET /groups',
    { query: {} },
    { resource: 'groups', topic: 'groups' },
  );
  return { options: (data ?? []).map(({ id, name }) => ({ value: id, label: name })), isLoading, error, retry };
}
