import fc from 'fast-check';

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  additionalProperties?: boolean;
}

/** Values that a schema of the contract accepts. */
export function valid(schema: Schema | undefined): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 5000, (schema.minimum ?? 0) + 5000) }),
        fc.maxSafeInteger().map((n) => clamp(Math.abs(n), schema)),
      );
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'string':
      return ofText(schema);
    case 'array':
      return fc.array(valid(schema.items), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3),
      });
    default:
      return ofObject(schema);
  }
}

const clamp = (n: number, { minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema): number =>
  Math.min(Math.max(n, minimum), maximum);

function ofText(schema: Schema): fc.Arbitrary<string> {
  if (schema.pattern)
    return fc.stringMatching(new RegExp(schema.pattern), { maxLength: Math.min(schema.maxLength ?? 60, 200) });
  const range = {
    minLength: schema.minLength ?? 0,
    maxLength: Math.min(schema.maxLength ?? 40, (schema.minLength ?? 0) + 40),
  };
  const words = awkward.filter((s) => s.length >= range.minLength && s.length <= (schema.maxLength ?? 999));
  // most graphemes are longer than one character: of a text whose length is fixed hardly any would be left
  const fits = (text: string) => text.length >= range.minLength && text.length <= (schema.maxLength ?? 99);
  const isWide = (schema.maxLength ?? 99) >= 2 * range.minLength;
  return fc.oneof(
    fc.string(range),
    ...(isWide ? [fc.string({ ...range, unit: 'grapheme' }).filter(fits)] : []),
    ...(words.length ? [fc.constantFrom(...words)] : []),
  );
}

const awkward = [
  "José d'Ávila & Cia",
  "'; drop table charges; --",
  '%_\\',
  '=1+1',
  '2026-02-31',
  '0',
  ' x ',
  '\u202Eabc',
  '😀😀',
  '<b>a</b>',
  'null',
  '__proto__',
];

function ofObject(schema: Schema): fc.Arbitrary<unknown> {
  const required = new Set(schema.required ?? []);
  const entries = Object.entries(schema.properties ?? {});
  return fc.record(Object.fromEntries(entries.map(([key, value]) => [key, valid(value)])), {
    requiredKeys: entries.map(([key]) => key).filter((key) => required.has(key)),
  });
}

/** Values of {@link valid} with one place spoilt: another type, a value out of range, a field missing or unknown. */
export function spoilt(schema: Schema | undefined): fc.Arbitrary<unknown> {
  return fc
    .tuple(
      valid(schema),
      fc.nat(),
      fc.constantFrom<unknown>(
        null,
        -1,
        1e21,
        0.5,
        '',
        'x'.repeat(5000),
        [],
        {},
        [[]],
        true,
        '\u0000',
        '2026-13-45',
        undefined,
        'NaN',
      ),
    )
    .map(([value, at, poison]) => replaceAt(structuredClone(value), at, poison));
}

function replaceAt(value: unknown, at: number, poison: unknown): unknown {
  if (value && typeof value === 'object') {
    const keys = Object.keys(value);
    if (keys.length && at % 4) {
      const key = keys[at % keys.length]!;
      const inner = value as Record<string, unknown>;
      inner[key] = replaceAt(inner[key], Math.floor(at / keys.length), poison);
      return value;
    }
    if (at % 2) return { ...value, surplus: poison };
  }
  return poison;
}
