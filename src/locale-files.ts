import 'i18next';

/**
 * The translation files, by namespace. An area adds its own in its plugin.ts:
 *
 * ```ts
 * declare module '../../locale-files' {
 *   interface LocaleFiles { billets: typeof import('../../../locales/pt-BR/billets.json') }
 * }
 * ```
 */
export interface LocaleFiles {
  shell: typeof import('../locales/pt-BR/shell.json');
  menu: typeof import('../locales/pt-BR/menu.json');
  tasks: typeof import('../locales/pt-BR/tasks.json');
  views: typeof import('../locales/pt-BR/views.json');
  login: typeof import('../locales/pt-BR/login.json');
}

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string];

/** 'namespace:key' of any text of any area. */
export type LocaleKey = { [N in keyof LocaleFiles & string]: `${N}:${Leaves<LocaleFiles[N]>}` }[keyof LocaleFiles &
  string];

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: LocaleFiles;
  }
}
