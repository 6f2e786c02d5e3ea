import type { LinkAction } from '@balcao/contract/links/link';
import { paymentButtons } from '../../../resources/payment-buttons';
import { paymentLinks } from '../../../resources/payment-links';

declare module '../../../locale-files' {
  interface LocaleFiles {
    links: typeof import('../../../../locales/pt-BR/links.json');
  }
}

export type PageKind = 'link' | 'button';

/** What differs between links and buttons: their resources, calls and pages. */
export const KINDS = {
  link: {
    resource: paymentLinks,
    route: 'payment-links-detail',
    list: 'receive:management:payment-links',
    totals: 'POST /v2/payment-links/totals',
    ids: 'POST /v2/payment-links/ids',
    exports: 'POST /payment-links/export',
    charges: 'GET /payment-link/{id}/charges',
    note: 'POST /payment-link/{id}/note',
    file: 'PUT /payment-links/file',
    tags: 'POST /payment-links/tags',
    update: 'PUT /payment-link/{id}',
    touched: ['payment-links'],
  },
  button: {
    resource: paymentButtons,
    route: 'payment-buttons-detail',
    list: 'receive:management:payment-buttons',
    totals: 'POST /v2/payment-buttons/totals',
    ids: 'POST /v2/payment-buttons/ids',
    exports: 'POST /payment-buttons/export',
    charges: 'GET /payment-button/{id}/charges',
    note: 'POST /payment-button/{id}/note',
    file: 'PUT /payment-buttons/file',
    tags: 'POST /payment-buttons/tags',
    update: 'PUT /payment-button/{id}',
    touched: ['payment-buttons'],
  },
} as const;

/** Address of each action, under the detail's own. */
export const SEGMENTS = {
  update: 'editar',
  'resend-email': 'enviar-email',
  enable: 'ativar',
  disable: 'desativar',
  tags: 'etiquetas',
  note: 'anotacao',
  file: 'arquivar',
  unfile: 'arquivar',
  cancel: 'cancelar',
} as const satisfies Record<LinkAction | 'tags' | 'note', string>;

export type PageAction = keyof typeof SEGMENTS;
