import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import '../../test-support/texts';
import {
  dayOf,
  daysBetween,
  formatCep,
  formatDay,
  formatDocument,
  formatInstant,
  formatMoney,
  formatPhone,
  formatRelative,
  maskDocument,
  midSentence,
  shorten,
  unbroken,
} from './format';

const zone = process.env.TZ;
afterAll(() => {
  process.env.TZ = zone;
});

describe.each(['UTC', 'America/Sao_Paulo', 'Pacific/Kiritimati'])('on a machine in %s', (TZ) => {
  beforeAll(() => {
    process.env.TZ = TZ;
  });
  it('a day is that day', () => expect(formatDay('2026-02-01')).toBe('01/02/2026'));
  it('an instant is shown in São Paulo', () => {
    expect(formatDay('2026-03-01T02:59:59Z')).toBe('28/02/2026');
    expect(formatInstant('2026-03-01T03:00:00Z')).toBe('01/03/2026 00:00');
  });
  it('today is the São Paulo day', () => {
    expect(dayOf('2026-01-01T02:59:00Z')).toBe('2025-12-31');
    expect(dayOf('2026-01-01T03:00:00Z')).toBe('2026-01-01');
  });
  it('counts days across a month', () => expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3));
});

describe('money', () => {
  it.each([
    [123456, 'R$ 1.234,56'],
    [0, 'R$ 0,00'],
    [-0, 'R$ 0,00'],
    [5, 'R$ 0,05'],
    [-100, '− R$ 1,00'],
    [99999999999999, 'R$ 999.999.999.999,99'],
  ])('%i cents', (cents, text) => expect(formatMoney(cents).replace(/\s/g, ' ')).toBe(text));

  it("in the bank's own words stays on one line", () =>
    expect(unbroken('R$ 1,00 a menos (− R$ 2,00)')).toBe('R$\u00a01,00 a menos (−\u00a0R$\u00a02,00)'));
});

describe('relative time (SHELL-9-25)', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  it.each([
    ['2026-11-20T11:59:58Z', 'Agora'],
    ['2026-11-20T11:59:20Z', 'Há 40 segundos'],
    ['2026-11-20T11:59:00Z', 'Há 1 minuto'],
    ['2026-11-20T11:01:00Z', 'Há 59 minutos'],
    ['2026-11-20T11:00:00Z', 'Há 1 hora'],
    ['2026-11-19T12:00:01Z', 'Há 23 horas'],
    ['2026-11-19T12:00:00Z', 'Ontem'],
    ['2026-11-18T12:00:01Z', 'Ontem'],
    ['2026-11-18T12:00:00Z', '18/11/2026'],
  ])('%s', (at, text) => expect(formatRelative(at, now)).toBe(text));
});

describe('documents, phones, CEP', () => {
  it('formats by length, letters included', () => {
    expect(formatDocument('12345678909')).toBe('123.456.789-09');
    expect(formatDocument('12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(formatDocument(null)).toBe('');
  });
  it('masks all but what recognises it', () => {
    expect(maskDocument('12345678909')).toBe('***.456.789-**');
    expect(maskDocument('11222333000181')).toBe('11.***.***/0001-**');
  });
  it('knows mobile and landline, with or without 55', () => {
    expect(formatPhone('11987654321')).toBe('(11) 98765-4321');
    expect(formatPhone('+55 11 3456-7890')).toBe('(11) 3456-7890');
  });
  it('a label within a sentence keeps its initials', () =>
    expect(['Linha digitável', 'E-mail', 'CPF ou CNPJ'].map(midSentence)).toEqual([
      'linha digitável',
      'e-mail',
      'CPF ou CNPJ',
    ]));
  it('CEP', () => expect(formatCep('01310100')).toBe('01310-100'));
  it('shortens to at most the length', () => {
    expect(shorten('Padaria Pão Nosso de Cada Dia', 20)).toHaveLength(18 + 2);
    expect(shorten('Curto', 20)).toBe('Curto');
  });
});
