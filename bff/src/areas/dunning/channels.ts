import type { StepBody } from '@balcao/contract/dunning';
import { isMobile } from '../../core/documents';
import type { Channel } from '../../core/messenger';
import type { Due } from './due';

type By = StepBody['channel'];

/** The channel of messages that carries each channel of reminders. */
export const CARRIED: Record<By, Channel> = { email: 'mail', sms: 'sms', whatsapp: 'whatsapp' };

/** Names of the channels as histories and spreadsheets show them, in pt-BR. */
export const CHANNEL_NAMES: Record<By, string> = { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp' };

type Reached = Pick<Due, 'channel' | 'customer_email' | 'customer_phone'>;

export const recipientOf = ({ channel, customer_email, customer_phone }: Reached): string =>
  channel === 'email' ? customer_email! : customer_phone!;

/** Whether a reminder can be delivered: SMS and WhatsApp need a mobile phone. */
export const isReachable = (one: Reached): boolean => one.channel === 'email' || isMobile(one.customer_phone!);
