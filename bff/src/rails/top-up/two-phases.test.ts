import { describe, expect, it } from 'vitest';
import type { TopUpState } from './port';
import { answerOf, nextPhase } from './two-phases';

const at = new Date('2026-11-23T12:00:00.000Z');
const after = (ms: number) => new Date(at.getTime() + ms);

describe('a top-up of two phases', () => {
  it.each<[string, TopUpState, number, ReturnType<typeof nextPhase>]>([
    ['effected just now', { state: 'effected', at }, 0, 'confirm'],
    ['effected ten minutes ago', { state: 'effected', at }, 600_000, 'confirm'],
    ['effected a millisecond longer ago', { state: 'effected', at }, 600_001, 'undo'],
    ['being worked on', { state: 'processing' }, 0, null],
    ['never taken', { state: 'unknown' }, 0, null],
    ['final', { state: 'confirmed', at }, 0, null],
    ['taken back', { state: 'undone', at }, 0, null],
    ['refused', { state: 'refused', at, code: 'x', reason: 'y' }, 0, null],
  ])('%s is followed by its next phase', (_title, state, ms, next) => {
    expect(nextPhase(state, after(ms))).toBe(next);
  });

  it.each<[TopUpState, string]>([
    [{ state: 'confirmed', at }, 'settled'],
    [{ state: 'undone', at }, 'refused'],
    [{ state: 'refused', at, code: 'x', reason: 'y' }, 'refused'],
    [{ state: 'unknown' }, 'unknown'],
    [{ state: 'processing' }, 'processing'],
    [{ state: 'effected', at }, 'processing'],
  ])('%o leaves the money %s', (state, answer) => {
    expect(answerOf(state).state).toBe(answer);
  });
});
