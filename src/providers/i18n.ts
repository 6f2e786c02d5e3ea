import i18next, { type i18n as I18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import type { I18nProvider } from '@refinedev/core';

const files = import.meta.glob<{ default: object }>(['../../locales/pt-BR/*.json', '!../../locales/pt-BR/*.menu.json']);

/** The sign-in uses it bare; the host gives it to react-i18next. */
export const i18n: I18n = i18next;

void i18next
  .use(resourcesToBackend((_language: string, namespace: string) => files[`../../locales/pt-BR/${namespace}.json`]?.()))
  .init({
    lng: 'pt-BR',
    ns: [],
    defaultNS: 'shell',
    resources: {},
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });

/** An area's texts, fetched beside its page's code. An area without texts has no file. */
export const loadTexts = async (namespace: string): Promise<void> => {
  if (files[`../../locales/pt-BR/${namespace}.json`]) await i18next.loadNamespaces(namespace);
};

export const i18nProvider: I18nProvider = {
  translate: (key: string, options?: unknown, fallback?: string) => {
    const known = i18next.exists(key);
    const values = typeof options === 'object' && options !== null ? (options as Record<string, unknown>) : {};
    if (known) return (i18next.t as (key: string, options: object) => string)(key, values);
    return fallback ?? (typeof options === 'string' ? options : key);
  },
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'pt-BR',
};

// CLDR counts zero as singular and a million as a form of its own; people say 'Total de 0 itens' and '1000000 itens'.
const plurals = i18next.services.pluralResolver as { getSuffix: (code: string, count: number, options?: object) => string };
const suffixOf = plurals.getSuffix.bind(plurals);
plurals.getSuffix = (code, count, options) => suffixOf(code, count === 1 ? 1 : 2, options);
