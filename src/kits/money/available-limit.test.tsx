import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import money from '../../../locales/pt-BR/money.json';
import { drawPart, giveTexts } from '../../test-support/drawn-part';
import { bank, refusal } from '../../test-support/signed-part';
import { AvailableLimit } from './available-limit';

giveTexts({ money });

const CALL = 'GET account/limits/available?product=pix';
const OVER = 'O valor passa do seu limite diário: restam R$ 10,00.';
const answer = { limitAvailable: 1_000, friendlyMessageIfExceeded: OVER };

it.each([
  [undefined, 'Limite disponível agora: R$ 10,00'],
  [1_000, 'Limite disponível agora: R$ 10,00'],
  [1_001, OVER],
])(
  'AREAS-3-limits-3: with %s cents typed, the payer reads what is left or which limit is exceeded',
  async (amount, text) => {
    bank.answers[CALL] = answer;
    drawPart(<AvailableLimit product="pix" amount={amount} />);
    expect((await screen.findByRole('status')).textContent?.replaceAll('\u00a0', ' ')).toBe(text);
    cleanup();
  },
);

it('a limit that cannot be read keeps nobody from paying', async () => {
  bank.answers[CALL] = refusal(500, {});
  drawPart(<AvailableLimit product="pix" amount={1} />);
  expect(screen.queryByRole('status')).toBeNull();
});
