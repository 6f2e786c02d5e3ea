import { render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { expect, it } from 'vitest';
import { messageLines } from '@balcao/contract/shared/billet-message';
import charges from '../../../../locales/pt-BR/charges.json';
import { i18n } from '../../../providers/i18n';
import '../../../test-support/texts';
import { MessageField } from './message-field';

i18n.addResourceBundle('pt-BR', 'charges', charges);

const limits = { minimum: 500, minimumForFines: 1000, today: '2026-11-21' };

it('the preview shows the lines that the paper has, and says that it has none', () => {
  const message = 'Primeira 🙏\n\nTerceira 漢\n😀';
  const of = (text: string) => (
    <Form>
      <MessageField limits={limits} message={text} />
    </Form>
  );
  const { rerender } = render(of(message));
  const shown = () => [...screen.getByRole('figure').querySelectorAll('p')].map((line) => line.textContent.trim());
  expect(shown()).toEqual(messageLines(message));
  expect(shown()).toEqual(['Primeira', '', 'Terceira ?']);
  rerender(of('😀'));
  expect(shown()).toEqual(['Sem mensagem']);
});
