import { screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { expect, it } from 'vitest';
import charging from '../../../../locales/pt-BR/charging.json';
import links from '../../../../locales/pt-BR/links.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank, press } from '../../../test-support/signed-part';
import { LinkMessage } from './link-message';

giveTexts({ charging, links });

it('AREAS-7-charges-4: a template is written on a link', async () => {
  bank.answers['GET custom-messages/templates?type=link'] = [
    { id: 5, type: 'link', name: 'Obrigado', message: 'Obrigado pela compra', created_at: '2026-11-01T12:00:00.000Z' },
  ];
  drawPart(
    <Form layout="vertical">
      <LinkMessage kind="link" />
    </Form>,
  );
  await press('Modelos de mensagem');
  await press('Usar o modelo Obrigado');
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Mensagem para quem paga').value).toBe('Obrigado pela compra'),
  );
});
