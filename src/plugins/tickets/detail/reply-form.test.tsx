import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import tickets from '../../../../locales/pt-BR/tickets.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank, bodyOf, expectToast, press, refusal, type } from '../../../test-support/signed-part';
import { ReplyForm } from './reply-form';

giveTexts({ tickets });

const SEND = 'POST ticket/7/message';
const { label, submit, done } = tickets.reply;
const typed = () => (screen.getByLabelText(label) as HTMLTextAreaElement).value;

it('a message that was sent leaves its field; one that was refused stays to be corrected (SHELL-7.5-1)', async () => {
  bank.answers[SEND] = refusal(422, {
    error_description: 'Mensagem longa demais',
    errors: [{ field: 'message', message: 'Mensagem longa demais' }],
  });
  drawPart(<ReplyForm id={7} />);
  type(label, 'Obrigada!');
  await press(submit);
  await screen.findByText('Mensagem longa demais');
  expect(typed()).toBe('Obrigada!');
  bank.answers[SEND] = {};
  await press(submit);
  await expectToast('success', done);
  expect(bodyOf(SEND)).toEqual({ message: 'Obrigada!' });
  await waitFor(() => expect(typed()).toBe(''));
});
