import i18next, { type i18n as I18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';

type Load = (namespace: string) => Promise<{ default: object }> | undefined;
let load: Load = () => undefined;

/** Sets where texts are loaded from. Only the host knows the areas' files, so that the sign-in does not grow with them. */
export const readTextsFrom = (source: Load): void => {
  load = source;
};

/** The sign-in uses it directly; the host gives it to react-i18next. */
export const i18n: I18n = i18next;

void i18next.use(resourcesToBackend((_language: string, namespace: string) => load(namespace))).init({
  lng: 'pt-BR',
  ns: [],
  defaultNS: 'shell',
  resources: {},
  partialBundledLanguages: true,
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
});

// CLDR counts zero as singular and a million as a form of its own; people say 'Total de 0 itens' and '1000000 itens'.
const plurals = i18next.services.pluralResolver as {
  getSuffix: (code: string, count: number, options?: object) => string;
};
const suffixOf = plurals.getSuffix.bind(plurals);
plurals.getSuffix = (code, count, options) => suffixOf(code, count === 1 ? 1 : 2, options);
