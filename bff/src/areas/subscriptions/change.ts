import type { Body } from '@balcao/contract/core/registry';
import type { SubscriptionRow } from './tables';

export type Asked = Body<'PUT /subscriptions'>;
export type Change = Partial<SubscriptionRow>;
/** A part of an update: the columns it sets, and the lines of the history, pt-BR. Undefined where it changes nothing. */
export type Part = { set: Change; told: string[] } | undefined;
