import { expect, it } from 'vitest';
import type { TransmissionMethod } from '@balcao/contract/tags';
import { channelsOf } from './transmission';

const PAYER: Parameters<typeof channelsOf>[0] = {
  send_email: false,
  customer_email: 'ana@exemplo.com.br',
  customer_phone: '11987654321',
};

it.each<[string, Partial<typeof PAYER>, TransmissionMethod[], boolean, string[]]>([
  ['nothing asked', {}, [], false, []],
  ['the e-mail that was asked for', { send_email: true }, [], false, ['email']],
  ['the SMS of all billets', {}, [], true, ['sms']],
  ['the tag says e-mail', {}, [1], false, ['email']],
  ['the tag says SMS', {}, [2], false, ['sms']],
  ['the tag says WhatsApp', {}, [3], false, ['whatsapp']],
  ['tag and issue say the same: once', { send_email: true }, [1, 2], true, ['email', 'sms']],
  ['all of them', { send_email: true }, [3], true, ['email', 'sms', 'whatsapp']],
  ['no e-mail address', { send_email: true, customer_email: null }, [1], false, []],
  ['no phone', { customer_phone: null }, [2, 3], true, []],
  ['a landline', { customer_phone: '1132654321' }, [2, 3], true, []],
])('AREAS-3-charge-4: a billet reaches its payer: %s', (_, payer, tagged, sms, channels) => {
  expect(channelsOf({ ...PAYER, ...payer }, tagged, { sms })).toEqual(channels);
});
