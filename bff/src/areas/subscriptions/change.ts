import type { Body } from '@balcao/contract/core/registry';
import type { SubscriptionRow } from './tables';

/** `phone`: digits that the charges tell of the payer; applications alone change it. */
export type Asked = Body<'PUT /subscriptions'> & { phone?: string };
export type Change = Partial<Omit<SubscriptionRow, 'customer_address'>>;
/** A part of an update: the columns it sets, and the lines of the history, pt-BR. Undefined where it changes nothing. */
export type Part = { set: Change; told: string[] } | undefined;
