import type { Zipcode } from '@balcao/contract/zipcodes';

/** The directory of postal codes. */
export interface ZipcodeRail {
  /** The address of a CEP of 8 digits; null for an unknown CEP. */
  find(cep: string): Promise<Zipcode | null>;
}
