import type { I18nProvider } from '@refinedev/core';
import { i18n, readTextsFrom } from './i18n';

const files = import.meta.glob<{ default: object }>([
  '../../locales/pt-BR/*.json',
  '!../../locales/pt-BR/*.{menu,search}.json',
]);
const fileOf = (namespace: string) => files[`../../locales/pt-BR/${namespace}.json`];

readTextsFrom((namespace) => fileOf(namespace)?.());

const loadFile = async (namespace: string): Promise<void> => {
  const load = fileOf(namespace);
  if (load && !i18n.hasResourceBundle('pt-BR', namespace))
    i18n.addResourceBundle('pt-BR', namespace, (await load()).default);
};

/**
 * Loads texts by namespace, at the same time as a page's code; rejects where they do not come, as a page of bare keys is of no use. An
 * area without texts has no file.
 */
export const loadTexts = async (namespaces: readonly string[]): Promise<void> => {
  await Promise.all(namespaces.map(loadFile));
};

export const i18nProvider: I18nProvider = {
  translate: (key: string, options?: unknown, fallback?: string) => {
    const known = i18n.exists(key);
    const values = typeof options === 'object' && options !== null ? (options as Record<string, unknown>) : {};
    if (known) return (i18n.t as (key: string, options: object) => string)(key, values);
    return fallback ?? (typeof options === 'string' ? options : key);
  },
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'pt-BR',
};
