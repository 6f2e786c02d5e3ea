/** The parts of a JSON Schema that a sample is made of. */
interface Shape {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minimum?: number;
  pattern?: string;
  minLength?: number;
}

const ADDRESS = 'https://exemplo.com.br/aviso';

/** Texts that patterns ask for: an amount in reais, a day, an instant, CPF, CNPJ, CEP, phone, state, e-mail, address, id. */
const TEXTS = [
  '1.00',
  '2030-12-31',
  '2030-12-31T12:00:00Z',
  '52998224725',
  '11222333000181',
  '01310100',
  '11999990001',
  'SP',
  'nome@exemplo.com.br',
  ADDRESS,
  'b1a5c0de00000000000000000000ca5e',
];

/** The first text that a schema takes; '' where it takes that, or none of them. */
const textOf = ({ pattern = '', minLength = 0 }: Shape): string =>
  ['', ...TEXTS].find((text) => text.length >= minLength && new RegExp(pattern, 'u').test(text)) ?? '';

/** Whether a property takes an address by its name, as webhookUrl, where no pattern says so. */
const isAddress = (name: string, { type, pattern }: Shape): boolean =>
  type === 'string' && !pattern && /url$/i.test(name);

/** A value of a schema to begin with: what is required, and nothing else. */
export function sampleOf(schema: object): unknown {
  const shape = schema as Shape;
  if (shape.enum) return shape.enum[0];
  if (shape.anyOf?.[0]) return sampleOf(shape.anyOf[0]);
  switch ([shape.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {})
          .filter(([name]) => shape.required?.includes(name))
          .map(([name, inner]) => [name, isAddress(name, inner) ? ADDRESS : sampleOf(inner)]),
      );
    case 'array':
      return shape.items ? [sampleOf(shape.items)] : [];
    case 'integer':
    case 'number':
      return shape.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return textOf(shape);
  }
}
