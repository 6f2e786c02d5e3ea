import { describe, expect, it } from 'vitest';
import { isReturnable, mayReturn } from './return-rules';

describe('returning received money within 90 days (domain.md 2)', () => {
  const morning = new Date('2026-03-01T08:00:00-03:00');
  it.each([
    ['on its day', 100, morning, '2026-03-01', true],
    ['on the 90th day, whatever the hour', 100, morning, '2026-05-30', true],
    ['on the 91st day', 100, morning, '2026-05-31', false],
    ['that came late at night, on the 90th day', 100, new Date('2026-03-01T23:59:59-03:00'), '2026-05-30', true],
    ['that came late at night, on the 91st day', 100, new Date('2026-03-01T23:59:59-03:00'), '2026-05-31', false],
    ['of a cent', 1, morning, '2026-03-01', true],
    ['of nothing', 0, morning, '2026-03-01', false],
    ['that went out', -100, morning, '2026-03-01', false],
  ] as const)('a line %s may be returned or not', (_, amount, at, today, may) =>
    expect(mayReturn({ amount, at }, today)).toBe(may),
  );

  it.each([
    ['all that is left', 100, true],
    ['a cent more', 101, false],
    ['a cent', 1, true],
    ['nothing', 0, false],
  ])('%s of a line can be returned or not', (_, amount, may) => expect(isReturnable(amount, 100)).toBe(may));
});
