import { describe, expect, it } from 'vitest';
import { movesOf } from './claims';
import { wordsOf } from './news';
import type { ClaimRow } from './tables';

const both = ['confirm', 'reject'];

describe('domain.md 2: who may answer a claim of a key', () => {
  it.each([
    ['who has the key, once their bank was asked', 'claim', 'donor', 'WAITING_RESOLUTION', both],
    ['who has the key, not before', 'claim', 'donor', 'OPEN', []],
    ['who has the key, not twice', 'claim', 'donor', 'CONFIRMED', []],
    ['who asks, may give up', 'claim', 'claimer', 'OPEN', ['reject']],
    ['who asks, may give up while they wait', 'claim', 'claimer', 'WAITING_RESOLUTION', ['reject']],
    ['who asks, confirms what was given up', 'claim', 'claimer', 'CONFIRMED', both],
    ['who asks, has nothing to confirm of a portability', 'portability', 'claimer', 'CONFIRMED', ['reject']],
    ['who asks, not once they have the key', 'claim', 'claimer', 'COMPLETED', []],
    ['who asks, not once it is cancelled', 'claim', 'claimer', 'CANCELLED', []],
  ] as const)('%s: %s of the %s in %s', (_, kind, side, state, moves) =>
    expect(movesOf({ kind, side, state })).toEqual(moves),
  );
});

const at = new Date(0);
const ASKED: ClaimRow = {
  account_id: 1,
  id: 1,
  number: '1',
  kind: 'claim',
  side: 'donor',
  type: 'phone',
  key: '+5511',
  state: 'WAITING_RESOLUTION',
  other: {
    holder: { name: 'Ana Moura', document: '1', kind: 'F' },
    account: { ispb: '1', bankName: 'Banco Sol', branch: '1', number: '1', type: 'payment' },
  },
  opened_at: at,
  answer_by: at,
  complete_by: at,
  ended_at: null,
  ended_by: null,
};
const ended = (ended_by: ClaimRow['ended_by']): Partial<ClaimRow> => ({ state: 'CANCELLED', ended_at: at, ended_by });
const claimer = { side: 'claimer' } as const;

describe('domain.md 2: what a side of a claim is told', () => {
  it.each<[string, Partial<ClaimRow>, string | null]>([
    ['who has the key, of a claim', {}, 'Ana M*** reivindica sua chave Pix +5511'],
    ['who has it, of a portability', { kind: 'portability' }, 'levar sua chave Pix +5511 para Banco Sol'],
    ['who asks, nothing of their own request', claimer, null],
    ['nobody, before the other bank knows', { state: 'OPEN' }, null],
    ['who asks, that it was given up', { ...claimer, state: 'CONFIRMED' }, 'foi liberada. Confirme em até 7 dias'],
    ['who gave it up, nothing of their own answer', { state: 'CONFIRMED' }, null],
    ['who asks, nothing of a portability agreed to', { ...claimer, kind: 'portability', state: 'CONFIRMED' }, null],
    ['who asks, that they have it', { ...claimer, state: 'COMPLETED' }, 'agora é desta conta'],
    ['who had it, that it went', { state: 'COMPLETED' }, 'saiu desta conta'],
    ['who has it, that the time ran out', ended('time'), 'A reivindicação da chave +5511 expirou'],
    ['who has it, that the other gave up', ended('claimer'), 'Quem pediu desistiu'],
    ['who has it, nothing of their own refusal', ended('donor'), null],
    ['who asks, that it was refused', { ...claimer, ...ended('donor') }, 'foi recusada por Banco Sol'],
    ['who asks, nothing of giving up themselves', { ...claimer, ...ended('claimer') }, null],
    ['who asks, that the key was gone', { ...claimer, ...ended('gone') }, 'não é mais de quem a tinha'],
  ])('%s', (_, change, words) => {
    const told = wordsOf({ ...ASKED, ...change });
    if (words === null) expect(told).toBeNull();
    else expect(told).toContain(words);
  });
});
