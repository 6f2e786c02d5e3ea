import type { StepBody } from '@balcao/contract/dunning';
import type { Channel } from '../../core/messenger';
import type { Due } from './due';

type By = StepBody['channel'];

/** The channel of messages that carries each channel of reminders. */
export const CARRIED: Record<By, Channel> = { email: 'mail', sms: 'sms', whatsapp: 'whatsapp' };

/** Names of the channels as histories and spreadsheets show them, in pt-BR. */
export const CHANNEL_NAMES: Record<By, string> = { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp' };

export const recipientOf = ({ channel, customer_email, customer_phone }: Due): string =>
  channel === 'email' ? customer_email! : customer_phone!;
