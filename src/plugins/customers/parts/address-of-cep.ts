import type { Address } from '@balcao/contract/core/shapes';
import type { Zipcode } from '@balcao/contract/zipcodes';

const FIELDS = ['street', 'neighborhood', 'city', 'state'] as const;

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
export function fillingOf(found: Zipcode, typed: Address, filled: Address, all = false): Filling {
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
