import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import limits from '../../../../locales/pt-BR/limits.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { press } from '../../../test-support/signed-part';
import { AttachmentsField, type Attachment } from './attachments-field';

giveTexts({ limits });

function Field() {
  const [value, setValue] = useState<Attachment[]>([{ id: 1, name: 'contrato.png' }]);
  return <AttachmentsField value={value} onChange={setValue} />;
}

it('a picture removed while another is sent does not come back', async () => {
  let come: (() => void) | undefined;
  const later = new Promise<Response>((resolve) => (come = () => resolve(Response.json({ id: 2 }))));
  vi.stubGlobal('fetch', () => later);
  drawPart(<Field />);
  const file = new File(['x'], 'nota.png', { type: 'image/png' });
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  await press('Remover contrato.png');
  expect(screen.queryByText('contrato.png')).toBeNull();
  await act(async () => come!());
  await screen.findByText('nota.png');
  expect(screen.queryByText('contrato.png')).toBeNull();
});
