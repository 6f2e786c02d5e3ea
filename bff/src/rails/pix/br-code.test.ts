import { isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRecurrence, buildDynamicBrCode, buildRecurrenceBrCode, buildStaticBrCode, parseBrCode } from './br-code';
import { crc16 } from './crc16';

const STATIC =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const DYNAMIC =
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4';
const COMPOSITE =
  '00020126180014br.gov.bcb.pix5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80740014br.gov.bcb.pix2552pix.example.com/rec/2353c790eefb11eaadc10242ac1200026304F2DA';
const merchant = { merchantName: 'Fulano de Tal', merchantCity: 'BRASILIA' };
const REC = 'pix.example.com/rec/2353c790eefb11eaadc10242ac120002';

const read = (text: string) => {
  const reading = parseBrCode(text);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.code;
};

describe("the central bank's examples (domain.md 6)", () => {
  it('CRC check value', () => expect(crc16('123456789')).toBe('29B1'));
  it('static', () => {
    expect(buildStaticBrCode({ ...merchant, key: '123e4567-e12b-12d1-a456-426655440000' })).toBe(STATIC);
    expect(read(STATIC)).toEqual({
      ...merchant,
      kind: 'static',
      key: '123e4567-e12b-12d1-a456-426655440000',
      location: null,
      recurrence: null,
      amount: null,
      txid: null,
      description: null,
    });
  });
  it('dynamic', () => {
    expect(buildDynamicBrCode({ ...merchant, location: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441' })).toBe(
      DYNAMIC,
    );
    expect(read(DYNAMIC)).toMatchObject({
      kind: 'dynamic',
      location: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441',
      key: null,
    });
  });
  it('composite with a recurrence', () => {
    expect(buildRecurrenceBrCode({ ...merchant, recurrence: REC })).toBe(COMPOSITE);
    expect(read(COMPOSITE)).toMatchObject({
      kind: 'recurrence',
      recurrence: REC,
      key: null,
      location: null,
      merchantName: 'Fulano de Tal',
    });
  });
  it('a payment and a recurrence in one code', () => {
    expect(read(addRecurrence(DYNAMIC, REC))).toMatchObject({
      kind: 'dynamic',
      recurrence: REC,
      location: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441',
    });
  });
});

describe('refusals say why', () => {
  const reason = (text: string) => {
    const reading = parseBrCode(text);
    return reading.ok ? null : reading.reason;
  };
  it.each([
    ['', 'format'],
    ['olá', 'format'],
    [STATIC.slice(0, -4), 'format'],
    [STATIC.slice(0, 60), 'format'],
    [`000201${'9'.repeat(2000)}`, 'format'],
    [STATIC.replace('1D3D', '1D3E'), 'crc'],
    [STATIC.replace('Fulano', 'Fulana'), 'crc'],
  ])('%s', (text, why) => expect(reason(text)).toBe(why));
  it('an EMV code of another scheme', () => {
    const body = '00020126180014br.gov.bcb.pxx5204000053039865802BR5913Fulano de Tal6008BRASILIA6304';
    expect(reason(body + crc16(body))).toBe('not-pix');
  });
  it('spaces around are forgiven, and the message is for the user', () => {
    expect(reason(` ${STATIC}\n`)).toBeNull();
    expect(parseBrCode('x')).toMatchObject({ message: expect.stringContaining('Copia e Cola') });
  });
  it('never throws on any text', () =>
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void parseBrCode(text))));
  it('every change of one character is noticed, of any code, anywhere, to any character', () => {
    const ALL = Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n));
    const passed: string[] = [];
    for (const code of [STATIC, DYNAMIC, COMPOSITE])
      for (let at = 0; at < code.length; at++)
        for (const c of ALL) {
          const changed = code.slice(0, at) + c + code.slice(at + 1);
          if (c !== code[at] && parseBrCode(changed).ok) passed.push(`${at}: ${code[at]} → ${c}`);
        }
    expect(passed).toEqual([]);
  });
});

it('any static code reads back, names folded and cut as the standard asks', () => {
  const latin = fc
    .string({ unit: fc.constantFrom(...'abcdefgçãéí XYZÁ'), minLength: 1, maxLength: 60 })
    .filter((s) => /[a-z]/i.test(s));
  fc.assert(
    fc.property(
      latin,
      latin,
      fc.integer({ min: 1, max: 99_999_999_999 }),
      fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
      (merchantName, merchantCity, amount, txid) => {
        const payload = buildStaticBrCode({ key: '+5511987654321', merchantName, merchantCity, amount, txid });
        expect(isValidPixPayload(payload)).toBe(true);
        const code = read(payload);
        expect(code).toMatchObject({ kind: 'static', key: '+5511987654321', amount, txid });
        expect(code.merchantName.length).toBeLessThanOrEqual(25);
        expect(code.merchantCity.length).toBeLessThanOrEqual(15);
      },
    ),
    { numRuns: 10_000 },
  );
}, 60_000);

it('any dynamic code and any with a recurrence reads back', () => {
  const location = fc.stringMatching(/^[a-z0-9]{1,20}\.com\.br\/[A-Za-z0-9]{1,40}$/);
  const either = (pay: string, recurrence: string) => [
    [buildDynamicBrCode({ ...merchant, location: pay }), { kind: 'dynamic', location: pay, recurrence: null }] as const,
    [buildRecurrenceBrCode({ ...merchant, recurrence }), { kind: 'recurrence', location: null, recurrence }] as const,
    [
      addRecurrence(buildDynamicBrCode({ ...merchant, location: pay }), recurrence),
      { kind: 'dynamic', recurrence },
    ] as const,
  ];
  fc.assert(
    fc.property(location, location, (pay, recurrence) => {
      for (const [code, said] of either(pay, recurrence)) expect(read(code)).toMatchObject(said);
    }),
    { numRuns: 3_400 },
  );
}, 60_000);

it('what no code can say is refused while building', () => {
  expect(() => buildStaticBrCode({ ...merchant, key: 'não é chave' })).toThrow(RangeError);
  expect(() => buildStaticBrCode({ ...merchant, key: 'a@b.co', txid: 'com espaço' })).toThrow(RangeError);
  expect(() => buildDynamicBrCode({ ...merchant, location: 'https://pix.example.com/x' })).toThrow(RangeError);
  expect(() => addRecurrence(DYNAMIC, 'x'.repeat(100))).toThrow(RangeError);
});

it('a static code has no txid of more than 25 characters, which might be that of a charge', () => {
  const withTxid = (txid: string) => {
    const body = STATIC.slice(0, STATIC.indexOf('62070503')) + `62${txid.length + 4}05${txid.length}${txid}6304`;
    return read(body + crc16(body)).txid;
  };
  expect(withTxid('a'.repeat(25))).toBe('a'.repeat(25));
  expect(withTxid('a'.repeat(32))).toBeNull();
});
