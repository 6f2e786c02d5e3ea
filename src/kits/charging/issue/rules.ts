import type { ChargeDraft } from './draft';
import type { ChargeFaults, ChargeLimits } from '@balcao/contract/shared/charge-faults';

/** What a kind of charge says of its fields. */
export interface ChargeRules<D extends ChargeDraft> {
  /** Its steps in order, the review last, with the fields of the request (their first part) that are filled in on each. */
  steps: readonly { key: string; fields: readonly string[] }[];
  /** Fields that must be filled in before it can be issued. */
  required: readonly (keyof D & string)[];
  /** What the server would refuse. */
  faultsOf: (draft: D, limits: ChargeLimits) => ChargeFaults;
}

type Steps = Pick<ChargeRules<never>, 'steps'>;

/** The step where a field of the request is filled in; one that no step names belongs to the last before the review. */
export function stepOf({ steps }: Steps, field: string): number {
  const [first] = field.split(/[./]/).filter(Boolean);
  const at = steps.findIndex(({ fields }) => first !== undefined && fields.includes(first));
  return at < 0 ? steps.length - 2 : at;
}

const isBlank = (value: unknown): boolean => !value || (Array.isArray(value) && value.length === 0);

/** The first step that is not right yet: a draft that comes back later goes no further. */
export function firstOpen<D extends ChargeDraft>(rules: ChargeRules<D>, draft: D, limits: ChargeLimits): number {
  const open = [
    ...Object.keys(rules.faultsOf(draft, limits)),
    ...rules.required.filter((field) => isBlank(draft[field])),
  ];
  return Math.min(rules.steps.length - 1, ...open.map((field) => stepOf(rules, field)));
}
