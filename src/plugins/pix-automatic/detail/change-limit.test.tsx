import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../locales/pt-BR/pix-automatic.json';
import { drawPages, giveTexts } from '../../../test-support/drawn-part';
import { bank, bodyOf, sign } from '../../../test-support/signed-part';
import ChangeLimit from './change-limit';

giveTexts({ 'pix-automatic': texts });

it.each([
  ['emptied is no limit', '', null],
  ['of R$ 0,01 is one of a cent', '0,01', 1],
])('a limit that is %s', async (_, typed, sent) => {
  bank.answers['GET pix/automatic/7'] = { id: 7, limit: 5_000, payments: [] };
  const router = drawPages({ '/home': <p>Início</p>, '/pix/:id/limite': <ChangeLimit /> });
  await router.navigate('/pix/7/limite');
  const field = await screen.findByLabelText<HTMLInputElement>(/^Limite por pagamento/);
  await waitFor(() => expect(field.value).toContain('50,00'));
  fireEvent.change(field, { target: { value: typed } });
  await sign(texts.limit.submit);
  await waitFor(() => expect(bodyOf('PUT pix/automatic/7/limit')).toMatchObject({ limit: sent }));
});
