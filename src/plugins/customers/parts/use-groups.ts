import { useList } from '@refinedev/core';
import type { Group } from '@balcao/contract/customers';

/** The account's customer groups, as options. */
export function useGroups() {
  const { query, result } = useList<Group>({ resource: 'groups', pagination: { mode: 'off' }, errorNotification: false });
  return { options: result.data.map(({ id, name }) => ({ value: id, label: name })), isLoading: query.isLoading };
}
