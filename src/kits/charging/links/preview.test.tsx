import { expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import links from '../../../../locales/pt-BR/links.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { PagePreview } from './preview';

giveTexts({ links });

const shown = {
  seller: 'Oficina do Grão',
  message: 'Obrigado',
  items: [{ name: 'Cesta', amount: 1, value: 4_500 }],
  shipping: 0,
  discount: 0,
  value: 4_500,
  address: false,
  expire: null,
};

it('AREAS-2-receive-10: the preview has a button for each way that the payer may choose', () => {
  drawPart(<PagePreview {...shown} method="all" />);
  screen.getByText('Gerar Pix e boleto');
  screen.getByText('Pagar com cartão');
  cleanup();
  drawPart(<PagePreview {...shown} method="pix" />);
  screen.getByText('Gerar Pix');
  expect(screen.queryByText('Pagar com cartão')).toBeNull();
});
