import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    onboarding: typeof import('../../../locales/pt-BR/onboarding.json');
  }
}

/** Presents a new account's features, after terms and notices (SHELL-4.3-1). */
export default definePlugin({
  id: 'onboarding',
  texts: ['modality'],
  slots: { popup: [{ id: 'onboarding', order: 20, load: () => import('./pop-up') }] },
});
