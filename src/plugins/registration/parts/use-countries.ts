/** Citizenships people in Brazil most often have, ISO 3166. */
const CODES =
  'AR AO AU BE BO CA CL CN CO KR CU DE EC EG ES FR GB GR HT IE IL IN IT JP LB MX MZ NG NL PE PT PY RU CH SY US UY VE ZA';

const names = new Intl.DisplayNames(['pt-BR'], { type: 'region' });

/** The name of a country by its code. */
export const useCountryName =
  () =>
  (code: string): string =>
    names.of(code) ?? code;

/** Countries to choose from, by name. */
export const countryOptions = (): { value: string; label: string }[] =>
  CODES.split(' ')
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'));
