import { render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { expect, it } from 'vitest';
import { messageLines } from '@balcao/contract/shared/billet-message';
import charging from '../../../../locales/pt-BR/charging.json';
import { i18n } from '../../../providers/i18n';
import '../../../test-support/texts';
import { messageFaults } from '@balcao/contract/shared/charge-faults';
import { FaultsProvider } from '../issue/use-faults';
import { MessageField } from './message-field';

i18n.addResourceBundle('pt-BR', 'charging', charging);

const limits = { minimum: 500, minimumForFines: 1000, today: '2026-11-21' };

it('the preview shows the lines that the paper has, and says that it has none', () => {
  const message = 'Primeira 🙏\n\nTerceira 漢\n😀';
  const of = (text: string) => (
    <Form>
      <FaultsProvider value={{ limits, faultsOf: messageFaults }}>
        <MessageField type="banking_billet" message={text} />
      </FaultsProvider>
    </Form>
  );
  const { rerender } = render(of(message));
  const shown = () => [...screen.getByRole('figure').querySelectorAll('p')].map((line) => line.textContent.trim());
  expect(shown()).toEqual(messageLines(message));
  expect(shown()).toEqual(['Primeira', '', 'Terceira ?']);
  rerender(of('😀'));
  expect(shown()).toEqual(['Sem mensagem']);
});
