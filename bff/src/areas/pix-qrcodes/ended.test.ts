import { expect, it } from 'vitest';
import { endedAs } from './ended';

const NOW = new Date('2026-11-25T12:00:00Z');
const CODE = {
  kind: 'dynamic' as const,
  received_count: 0,
  expires_at: new Date(NOW.getTime() + 1),
  cob: null,
  removed_at: null,
  location_id: null,
};

it.each<[string, Partial<Parameters<typeof endedAs>[0]>, ReturnType<typeof endedAs>]>([
  ['that expires a millisecond later', {}, null],
  ['that expires now', { expires_at: NOW }, 'expired'],
  ['without an end', { expires_at: null }, null],
  ['that was paid', { received_count: 1 }, 'paid'],
  ['that was paid and expired since', { received_count: 1, expires_at: NOW }, 'paid'],
  ['that is static and was paid', { kind: 'static', received_count: 3 }, null],
  ['of a charge at its location', { cob: {}, location_id: 7 }, null],
  ['of a charge without a location', { cob: {} }, 'expired'],
  ['that was taken away', { removed_at: NOW }, 'expired'],
])('domain.md 2: a Pix code %s has ended as it says', (_, more, ended) => {
  expect(endedAs({ ...CODE, ...more }, NOW)).toBe(ended);
});
