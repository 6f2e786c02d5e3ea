import { CalculatorOutlined, PercentageOutlined } from '@ant-design/icons';
import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    rates: typeof import('../../../locales/pt-BR/rates.json');
    'rates.menu': typeof import('../../../locales/pt-BR/rates.menu.json');
  }
}

const ROOT = '/configuracoes-da-conta';

/** The bank's fees, and a simulator of the net amount received (AREAS-3-rates-1, AREAS-2-account-settings-2). */
export default definePlugin({
  id: 'rates',
  menu: [
    {
      id: 'settings:account-rates',
      menu: 'settings',
      in: 'main',
      order: 30,
      to: `${ROOT}/tarifas-e-prazos`,
      label: 'rates.menu:rates',
      icon: PercentageOutlined,
    },
    {
      id: 'settings:receipt-simulator',
      menu: 'settings',
      in: 'main',
      order: 40,
      to: `${ROOT}/simulador-recebimentos`,
      label: 'rates.menu:simulator',
      icon: CalculatorOutlined,
    },
  ],
  pages: [
    {
      path: `${ROOT}/tarifas-e-prazos`,
      name: 'settings:account-rates',
      permission: 'settings:account-rates',
      title: 'rates:title',
      load: () => import('./rates-page'),
    },
    {
      path: `${ROOT}/simulador-recebimentos`,
      name: 'settings:receipt-simulator',
      permission: 'settings:receipt-simulator',
      title: 'rates:simulator.title',
      load: () => import('./simulator/simulator-page'),
    },
  ],
});
