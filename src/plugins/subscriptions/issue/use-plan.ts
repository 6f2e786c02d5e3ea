import { usePlansOf } from '../parts/use-plans';

/** The plan with this id; undefined while none is chosen, or while plans load. */
export const usePlan = (id: number | undefined) => usePlansOf(id === undefined ? [] : [id])[0];
