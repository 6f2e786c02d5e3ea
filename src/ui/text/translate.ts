/** i18next for functions that are not components; components use `useTranslation`. */
export { default as i18next } from 'i18next';
