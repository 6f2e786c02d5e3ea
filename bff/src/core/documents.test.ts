import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as d from './documents';

/** A random number generator (0 ≤ n < 1) that repeats its sequence for the same seed. */
const seeded = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

/** The Receita's rule for CNPJ digits, written a second time: value = ASCII − 48, weights 2–9 from the right, remainder 0/1 → 0. */
const cnpjDigits = (base: string): string => {
  const digit = (text: string) => {
    const sum = [...text].reverse().reduce((s, c, i) => s + (c.charCodeAt(0) - 48) * (2 + (i % 8)), 0);
    return sum % 11 < 2 ? '0' : String(11 - (sum % 11));
  };
  const first = digit(base);
  return first + digit(base + first);
};

describe('CPF and CNPJ (domain.md 4 and 6)', () => {
  it.each(['529.982.247-25', '123.456.789-09', '52998224725', '123 456 789 09'])('CPF %s', (v) =>
    expect(d.isCpf(v)).toBe(true),
  );
  it.each(['111.222.333-00', '111.111.111-11', '00000000000', '5299822472', '529982247255', 'x52998224725', ''])(
    'not a CPF: %s',
    (v) => expect(d.isCpf(v)).toBe(false),
  );
  it.each(['12.ABC.345/01DE-35', '12abc34501de35', '00.038.166/0001-05', '11.222.333/0001-81'])('CNPJ %s', (v) =>
    expect(d.isCnpj(v)).toBe(true),
  );
  it.each(['12.ABC.345/01DE-36', '11111111111111', '00000000000000', '11.222.333/0001-82', '12.ABC.345/01DE-3X', ''])(
    'not a CNPJ: %s',
    (v) => expect(d.isCnpj(v)).toBe(false),
  );
  it('refuses one letter repeated, which the library lets through', () => {
    for (const c of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
      expect(d.isCnpj(c.repeat(12) + cnpjDigits(c.repeat(12)))).toBe(false);
  });
  it('agrees with the rule for any alphanumeric base, and refuses every other pair of digits', () => {
    const char = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    fc.assert(
      fc.property(fc.array(char, { minLength: 12, maxLength: 12 }), fc.integer({ min: 0, max: 99 }), (chars, other) => {
        const base = chars.join('');
        fc.pre(!/^(.)\1{11}$/.test(base));
        expect(d.isCnpj(base + cnpjDigits(base))).toBe(true);
        const pair = String(other).padStart(2, '0');
        expect(d.isCnpj(base + pair)).toBe(pair === cnpjDigits(base));
      }),
    );
  });
  it('by kind of person', () => {
    expect(d.isDocument('F', '529.982.247-25')).toBe(true);
    expect(d.isDocument('J', '529.982.247-25')).toBe(false);
    expect(d.isDocument('J', '12.ABC.345/01DE-35')).toBe(true);
    expect([d.personTypeOf('52998224725'), d.personTypeOf('11222333000181'), d.personTypeOf('1')]).toEqual([
      'F',
      'J',
      null,
    ]);
  });
  it('normalises, masks and obscures', () => {
    expect(d.normalizeDocument(' 12.abc.345/01de-35 ')).toBe('12ABC34501DE35');
    expect(d.formatDocument('12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(d.formatDocument('52998224725')).toBe('529.982.247-25');
    expect(d.formatDocument('123')).toBe('123');
    expect(d.obscureDocument('52998224725')).toBe('***.982.247-**');
    expect(d.obscureDocument('11222333000181')).toBe('**.222.333/0001-**');
  });
});

describe('phone (domain.md 4: DDD + 9 + 8 digits, landline 8)', () => {
  it.each([
    '11987654321',
    '+55 (11) 98765-4321',
    '(11)98765-4321',
    '5511987654321',
    '011 98765-4321',
    '+55 (011) 98765-4321',
  ])('mobile %s', (v) => {
    expect([d.isMobile(v), d.isLandline(v), d.isPhone(v)]).toEqual([true, false, true]);
    expect(d.normalizePhone(v)).toBe('11987654321');
    expect(d.formatPhone(v)).toBe('(11) 98765-4321');
    expect(d.internationalPhone(v)).toBe('+5511987654321');
  });
  it('landline', () => {
    expect([d.isMobile('1132654321'), d.isLandline('1132654321'), d.isPhone('(11) 3265-4321')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(d.normalizePhone('(011) 3265-4321')).toBe('1132654321');
    expect(d.formatPhone('1132654321')).toBe('(11) 3265-4321');
  });
  it.each([
    '11887654321',
    '2098765432',
    '20987654321',
    'a11987654321',
    '1198765432',
    '98765-4321',
    '(00) 99999-9999',
    '',
  ])('not a phone: %s', (v) => expect(d.isPhone(v)).toBe(false));
});

describe("another country's phone", () => {
  it.each(['+34 912 345 678', '+1 212 555 0100', '+351 912 345 678', '0034 912 345 678'])(
    '%s is none of ours, and is not rewritten',
    (v) => {
      expect([d.isForeignPhone(v), d.isPhone(v), d.normalizePhone(v)]).toEqual([true, false, '']);
    },
  );
  it.each([
    '+55 11 98765-4321',
    '0055 11 98765-4321',
    '(55) 99876-5432',
    '11987654321',
    '(00) 99999-9999',
    '0098765432',
    '',
  ])('%s may be ours', (v) => expect(d.isForeignPhone(v)).toBe(false));
  it('digits too many are not cut away', () => expect(d.isPhone('119876543210')).toBe(false));
});

describe('CEP and e-mail', () => {
  it.each(['01310-100', '01310100'])('CEP %s', (v) =>
    expect([d.isCep(v), d.normalizeCep(v), d.formatCep(v)]).toEqual([true, '01310100', '01310-100']),
  );
  it.each(['0131010', '01310a100', '00000-000', ''])('not a CEP: %s', (v) => expect(d.isCep(v)).toBe(false));
  it.each(['maria@exemplo.com.br', 'a@b.co'])('e-mail %s', (v) => expect(d.isEmail(v)).toBe(true));
  it.each(['a@b', 'a b@c.com', '@c.com', `${'a'.repeat(120)}@exemplo.com`, ''])('not an e-mail: %s', (v) =>
    expect(d.isEmail(v)).toBe(false),
  );
});

describe('demonstration data is valid and repeatable', () => {
  it.each([1, 2, 3, 99])('seed %i', (seed) => {
    const make = () => {
      const r = seeded(seed);
      return [d.fakeCpf(r), d.fakeCnpj(r), d.fakeCnpj(r, true), d.fakePhone(r), d.fakePhone(r, 'landline', '21')];
    };
    const [cpf = '', cnpj = '', alphanumeric = '', mobile = '', landline = ''] = make();
    expect([d.isCpf(cpf), d.isCnpj(cnpj), d.isCnpj(alphanumeric), d.isMobile(mobile), d.isLandline(landline)]).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(make()).toEqual([cpf, cnpj, alphanumeric, mobile, landline]);
  });
  it('refuses a DDD nobody has', () => expect(() => d.fakePhone(seeded(1), 'mobile', '20')).toThrow(RangeError));
});
