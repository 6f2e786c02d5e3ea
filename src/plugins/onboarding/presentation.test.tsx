import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import modality from '../../../locales/pt-BR/modality.json';
import texts from '../../../locales/pt-BR/onboarding.json';
import { i18n } from '../../providers/i18n';
import '../../test-support/texts';
import Presentation from './presentation';

i18n.addResourceBundle('pt-BR', 'onboarding', texts);
i18n.addResourceBundle('pt-BR', 'modality', modality);

it('SHELL-4.5: pages of features with their note, then what is coming; closing tells', async () => {
  const onClose = vi.fn();
  render(<Presentation modality="you" onClose={onClose} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByText('A liberação de alguns serviços está sujeita a análise')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(screen.getByText('Página 2 de 2')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(screen.getByText('O que vem por aí')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  fireEvent.click(screen.getByRole('button', { name: 'Começar a usar' }));
  expect(onClose).toHaveBeenCalledOnce();
});
