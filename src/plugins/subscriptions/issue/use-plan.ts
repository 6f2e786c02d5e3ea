import { usePlans } from '../parts/plan-field';

/** The plan that is chosen; undefined while none is, or while it is not known. */
export function usePlan(id: number | undefined) {
  const { data } = usePlans();
  return data?.items.find((plan) => plan.id === id);
}
