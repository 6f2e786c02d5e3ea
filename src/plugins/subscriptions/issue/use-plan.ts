import { usePlans } from '../parts/plan-field';

/** The plan with this id; undefined while none is chosen, or while plans load. */
export function usePlan(id: number | undefined) {
  const { data } = usePlans();
  return data?.items.find((plan) => plan.id === id);
}
