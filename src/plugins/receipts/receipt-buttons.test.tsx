import { act, fireEvent, screen } from '@testing-library/react';
import { it } from 'vitest';
import type { Receipt } from '@balcao/contract/receipts';
import receipts from '../../../locales/pt-BR/receipts.json';
import { giveTexts } from '../../test-support/drawn-part';

import { openPart, press } from '../../test-support/signed-part';
import { ReceiptButtons } from './receipt-buttons';

giveTexts({ receipts });

const receipt = {
  id: 7,
  protocol: 'E7',
  amount: 1_234,
  state: 'settled',
  counterpart: { name: 'Ana Souza' },
  created_at: '2026-11-20T12:00:00-03:00',
} as Receipt;

it('a receipt whose picture cannot be drawn says so and names the PDF', async () => {
  // this browser has neither fonts nor a canvas
  openPart(<ReceiptButtons receipt={receipt} />);
  await press('Mais ações de Comprovante');
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Baixar imagem' })));
  await screen.findByText(receipts.detail.noPicture);
});
