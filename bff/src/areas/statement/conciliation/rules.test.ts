import { describe, expect, it } from 'vitest';
import { recordCells, recordOf, type Movement } from './rules';

describe('a line of the statement in a conciliation', () => {
  it.each<[string, number, string | null, string | null]>([
    ['pix-received', 1, null, 'pixRecebido'],
    ['pix', -1, 'key', 'pixEnviadoChave'],
    ['pix-inside', -1, 'qrcode', 'pixEnviadoChave'],
    ['pix-inside', -1, 'account', 'pixEnviadoDadosBancarios'],
    ['pix-return', 1, 'key', 'pixDevolucaoRecebida'],
    ['pix-refund', -1, 'refund', 'pixDevolucaoEnviada'],
    ['pix-refund-return', 1, 'refund', 'estornoPixEnviado'],
    ['pix-fee', -1, 'key', 'tarifaPixEnviado'],
    ['transfer', -1, null, 'transferenciaEnviada'],
    ['transfer', 1, null, 'transferenciaRecebida'],
    ['ted-return', 1, null, 'estornoTransferenciaEnviada'],
    ['ted-fee', -1, null, 'tarifaTransferenciaEnviada'],
    ['billet', 1, null, null],
    ['constructor', 1, null, null],
  ])('of kind %s and amount %i, by %s, is %s', (kind, amount, by, record) => {
    expect(recordOf(kind, amount, by)).toBe(record);
  });

  const move: Movement = {
    at: new Date('2026-05-04T12:00:00Z'),
    kind: 'pix',
    amount: -150,
    by: 'key',
    endToEnd: 'E1',
    txid: null,
    key: 'ana@exemplo.com.br',
    name: 'Ana',
    document: '1',
  };
  it('tells no more of whom than was asked for', () => {
    const told = (nomes: ('nome' | 'documento')[]) =>
      recordCells(move, ['pixEnviadoChave'], { pixRecebido: ['nome'], pixEnviadoChave: nomes })?.slice(6);
    expect([told([]), told(['nome']), told(['nome', 'documento'])]).toEqual([
      [null, null],
      ['Ana', null],
      ['Ana', '1'],
    ]);
  });

  it('is left out where its kind was not asked for', () => {
    expect(recordCells(move, ['pixRecebido'], { pixRecebido: [], pixEnviadoChave: [] })).toBeNull();
  });
});
