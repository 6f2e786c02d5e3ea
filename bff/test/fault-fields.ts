import { Problem } from '../src/core/problem';

/** The fields at which a check refuses, in its order; none where it lets pass. @throws what else the check throws */
export function faultFields(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof Problem && error.status === 422) return (error.answer.errors ?? []).map(({ field }) => field);
    throw error;
  }
}
