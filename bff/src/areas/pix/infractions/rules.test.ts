import { describe, expect, it } from 'vitest';
import type { PixComplaint } from '@balcao/contract/pix';
import { defenceFault, infractionStatus } from './rules';

it.each<[PixComplaint['state'], boolean, string]>([
  ['open', false, 'ABERTA'],
  ['analysis', false, 'ABERTA'],
  ['open', true, 'EM_DEFESA'],
  ['analysis', true, 'EM_DEFESA'],
  ['accepted', true, 'ACEITA'],
  ['returned', false, 'ACEITA'],
  ['rejected', true, 'REJEITADA'],
  ['cancelled', false, 'CANCELADA_EFI'],
])('a complaint that is %s, defended %s, is told as %s', (state, isDefended, status) => {
  expect(infractionStatus(state, isDefended)).toBe(status);
});

describe('a defence', () => {
  it.each<[string, PixComplaint['state'], string | null, string, string | undefined]>([
    ['of ten characters is taken while it is analysed', 'analysis', null, 'a'.repeat(10), undefined],
    ['of nine is refused', 'open', null, 'a'.repeat(9), 'valor_invalido'],
    ['after another is refused', 'open', 'Antes.', 'a'.repeat(10), 'defesa_enviada'],
    ['after its end is refused', 'accepted', null, 'a'.repeat(10), 'infracao_encerrada'],
  ])('%s', (_, state, defence, text, code) => expect(defenceFault({ state, defence }, text)?.code).toBe(code));
});
