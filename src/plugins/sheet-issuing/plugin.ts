import { definePlugin } from '../../define-plugin';
import { call } from '../../define-resource';

declare module '../../locale-files' {
  interface LocaleFiles {
    'sheet-issuing': typeof import('../../../locales/pt-BR/sheet-issuing.json');
    'sheet-issuing.menu': typeof import('../../../locales/pt-BR/sheet-issuing.menu.json');
  }
}

const SHEETS = '/receber/automatizacoes/emissao-via-excel';
const permission = 'receive:automations:excel';

/** Issues charges of several kinds from a spreadsheet, with a receipt. */
export default definePlugin({
  id: 'sheet-issuing',
  permission,
  texts: ['sheets'],
  menu: [
    {
      id: permission,
      in: 'receive:automations',
      order: 75,
      to: SHEETS,
      label: 'sheet-issuing.menu:sheets',
    },
  ],
  pages: [
    {
      path: SHEETS,
      name: permission,
      title: 'sheet-issuing:title',
      load: () => import('./issue/sheet-page'),
      prefetch: [call('GET /charge-sheets/kinds', {})],
    },
    {
      path: `${SHEETS}/comprovante`,
      name: 'sheet-issuing-receipt',
      title: 'sheet-issuing:receipt.title',
      load: () => import('./receipt/sheet-receipt'),
    },
  ],
});
