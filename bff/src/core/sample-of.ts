/** The parts of a JSON Schema that a sample is made of. */
interface Shape {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minimum?: number;
}

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
          .map(([name, inner]) => [name, sampleOf(inner)]),
      );
    case 'array':
      return shape.items ? [sampleOf(shape.items)] : [];
    case 'integer':
    case 'number':
      return shape.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return '';
  }
}
