import type { Address } from '@balcao/contract/core/shapes';

const FIELDS = ['street', 'neighborhood', 'city', 'state'] as const;

type Place = { [Field in (typeof FIELDS)[number]]: string | null };

/** The place of an unknown CEP: all fields null. */
export const NOWHERE: Place = { street: null, neighborhood: null, city: null, state: null };

export interface Filling {
  /** Values to set in the fields, by field. */
  fill: Address;
  /** Whether a typed value differs from the CEP's, and was left unchanged. */
  differs: boolean;
}

/**
 * What the place of a CEP fills in: fields that are blank, or that have what an earlier CEP filled in (`filled`). Typed values stay, unless
 * `all` is set.
 */
export function fillingOf(found: Place, typed: Address, filled: Address, all = false): Filling {
  const fill: Address = {};
  let differs = false;
  for (const field of FIELDS) {
    const [next, held = ''] = [found[field], typed[field]];
    const own = held !== '' && held !== filled[field];
    if (next === null) {
      if (!own && held !== '') fill[field] = '';
    } else if (!own || all) fill[field] = next;
    else if (held !== next) differs = true;
  }
  return { fill, differs };
}
