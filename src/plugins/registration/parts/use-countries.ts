/** ISO 3166 codes of the most common citizenships in Brazil. */
const CODES =
  'AR AO AU BE BO CA CL CN CO KR CU DE EC EG ES FR GB GR HT IE IL IN IT JP LB MX MZ NG NL PE PT PY RU CH SY US UY VE ZA';

const names = new Intl.DisplayNames(['pt-BR'], { type: 'region' });

/** Returns a function from a country's code to its name. */
export const useCountryName =
  () =>
  (code: string): string =>
    names.of(code) ?? code;

/** Countries to choose from, sorted by name. */
export const countryOptions = (): { value: string; label: string }[] =>
  CODES.split(' ')
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'));
