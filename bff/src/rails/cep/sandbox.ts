import type { Zipcode } from '@balcao/contract/zipcodes';
import type { ZipcodeRail } from './port';
import { CITIES, STATES } from './ranges';
import { STREETS } from './streets';

const streets = new Map<string, Zipcode>(
  STREETS.trim()
    .split('\n')
    .map((line) => {
      const [zipcode = '', street = '', neighborhood = '', city = '', state = ''] = line.split('|');
      return [zipcode, { zipcode, street, neighborhood, city, state }];
    }),
);

const within =
  (cep: string) =>
  ([from, to]: readonly [string, string, ...unknown[]]) =>
    cep.slice(0, 5) >= from && cep.slice(0, 5) <= to;

/** Answers the street of a known CEP, else the city of the CEP's range, else the state. */
export const sandboxZipcodeRail: ZipcodeRail = {
  find: async (zipcode) => {
    const known = streets.get(zipcode);
    if (known) return known;
    const [, , city = null, cityState] = CITIES.find(within(zipcode)) ?? [];
    const state = cityState ?? STATES.find(within(zipcode))?.[2];
    return state ? { zipcode, street: null, neighborhood: null, city, state } : null;
  },
};
