import type { Address } from '@balcao/contract/core/shapes';

const FIELDS = ['street', 'neighborhood', 'city', 'state'] as const;

type Place = { [Field in (typeof FIELDS)[number]]: string | null };

/** A CEP of which nothing is known. */
export const NOWHERE: Place = { street: null, neighborhood: null, city: null, state: null };

export interface Filling {
  /** What to put into the fields. */
  fill: Address;
  /** Something typed says otherwise and was left as it is. */
  differs: boolean;
}

/**
 * What a CEP fills of an address: fields that are blank, or hold what another CEP had filled (`filled`). What was typed stays,
 * unless `all` is asked for.
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
