import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import registration from '../../../../locales/pt-BR/registration.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank, refusal, sign, type } from '../../../test-support/signed-part';
import { ChangeEmail } from './change-email';

giveTexts({ registration });

it('an e-mail that a wrong signature refuses to change is not taken for changed, until it is signed', async () => {
  const onDone = vi.fn();
  drawPart(<ChangeEmail onDone={onDone} onClose={() => undefined} />);
  await screen.findByLabelText(registration.contact.newEmail);
  type(registration.contact.newEmail, 'nova@exemplo.com.br');
  type(registration.contact.confirmEmail, 'nova@exemplo.com.br');
  const call = 'POST crs/contact-data/email';
  bank.answers[call] = refusal(403, { code: '3000048', error_description: 'Assinatura incorreta' });
  await sign(registration.contact.send);
  await screen.findByText('Assinatura incorreta');
  expect(onDone).not.toHaveBeenCalled();
  bank.answers[call] = {};
  await sign(registration.contact.send);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});
