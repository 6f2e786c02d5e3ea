import { useOne } from '@refinedev/core';
import { useParams } from 'react-router';
import type { Customer } from '@balcao/contract/customers';
import type { CallError } from '../../../ui/use-call';

/** The customer of the address; ids are digits. */
export function useCustomerId(): number | undefined {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

/** One customer, kept live. */
export function useCustomer(id: number | undefined) {
  const { query, result } = useOne<Customer>({
    resource: 'customers',
    id: id ?? 0,
    errorNotification: false,
    queryOptions: { enabled: id !== undefined },
  });
  return {
    customer: result,
    error: query.error as unknown as CallError | null,
    isLoading: query.isLoading,
    retry: () => void query.refetch(),
  };
}
