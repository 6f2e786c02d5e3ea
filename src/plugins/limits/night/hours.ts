import type { NightTime } from '@balcao/contract/limits';

const KEYS = { '20:00': 'night.from.20', '22:00': 'night.from.22' } as const;

/** The text of a night's hours. */
export const hoursKey = (begins: NightTime['options'][number]['begins']) => KEYS[begins];
