import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    'cash-forecast': typeof import('../../../locales/pt-BR/cash-forecast.json');
    'cash-forecast.menu': typeof import('../../../locales/pt-BR/cash-forecast.menu.json');
  }
}
const FORECAST = '/extrato/previsao-de-caixa';
const permission = 'statement:future-releases';

/** Forecast of the account's balance in the weeks to come. */
export default definePlugin({
  id: 'cash-forecast',
  menu: [
    {
      id: 'statement:cash-forecast',
      permission,
      in: 'statement:future',
      order: 20,
      to: FORECAST,
      label: 'cash-forecast.menu:forecast',
    },
  ],
  slots: { 'future-picture': [{ id: 'forecast', order: 10, permission, load: () => import('./future-picture') }] },
  pages: [
    {
      path: FORECAST,
      name: 'statement:cash-forecast',
      permission,
      title: 'cash-forecast:title',
      load: () => import('./forecast-page'),
    },
  ],
});
