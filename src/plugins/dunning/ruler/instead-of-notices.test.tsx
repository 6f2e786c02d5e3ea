import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../locales/pt-BR/dunning.json';
import { queryClient } from '../../../providers/query-client';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank } from '../../../test-support/signed-part';
import InsteadOfNotices from './instead-of-notices';

giveTexts({ dunning: texts });

it('while the ruler is on, the usual notices say that it takes their place', async () => {
  bank.answers['GET dunning'] = { settings: { enabled: true } };
  drawPart(<InsteadOfNotices />);
  await screen.findByText(texts.instead, { exact: false });
});

it('while the ruler is off, the usual notices say nothing of it', async () => {
  bank.answers['GET dunning'] = { settings: { enabled: false } };
  drawPart(<InsteadOfNotices />);
  await waitFor(() => expect(queryClient.isFetching()).toBe(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('status')).toBeNull();
});
