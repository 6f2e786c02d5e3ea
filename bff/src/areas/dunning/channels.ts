import type { StepBody } from '@balcao/contract/dunning';
import { isMobile } from '../../core/documents';
import type { Channel } from '../../core/messenger';
import type { Due } from './due';

type By = StepBody['channel'];

/** What carries each. */
export const CARRIED: Record<By, Channel> = { email: 'mail', sms: 'sms', whatsapp: 'whatsapp' };

/** pt-BR, as histories and spreadsheets say it. */
export const CHANNEL_NAMES: Record<By, string> = { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp' };

type Reached = Pick<Due, 'channel' | 'customer_email' | 'customer_phone'>;

export const recipientOf = ({ channel, customer_email, customer_phone }: Reached): string =>
  channel === 'email' ? customer_email! : customer_phone!;

/** A landline gets no text message, and no WhatsApp. */
export const isReachable = (one: Reached): boolean => one.channel === 'email' || isMobile(one.customer_phone!);
