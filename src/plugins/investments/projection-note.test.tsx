import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../locales/pt-BR/investments.json';
import { giveTexts } from '../../test-support/drawn-part';
import { ProjectionNote } from './projection-note';

giveTexts({ investments: texts });

it('says which inflation is taken for months that are not known yet, and nothing of an asset without it', () => {
  const of = (projection: { month: string; rate: number } | null) =>
    render(<ProjectionNote of={{ projection }} />).container.textContent;
  expect(of({ month: '2026-10', rate: 24 })).toMatch(/^O IPCA de 10\/2026, de 0,24\s?%, é o último conhecido/);
  expect(of(null)).toBe('');
});
