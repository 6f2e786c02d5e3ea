import type { CallSpec } from '@balcao/contract/core/call';
import type { Bound } from '@balcao/contract/core/signing';
import { stableHash } from '../tokens';

export interface Values {
  params?: unknown;
  body?: unknown;
}

interface Shape {
  properties?: Record<string, Shape>;
  default?: unknown;
}

const within = (value: unknown, name: string): unknown =>
  value && typeof value === 'object' && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** A bound value of the call, or the default of its schema. Parameters of the path and query come as text, so they are text here. */
export function valueAt(spec: CallSpec, given: Values, path: Bound['path']): unknown {
  const [part, ...names] = path.split('.') as ['params' | 'body', ...string[]];
  const shape = names.reduce<Shape | undefined>((at, name) => at?.properties?.[name], spec[part] as Shape | undefined);
  const value = names.reduce(within, given[part]) ?? shape?.default ?? null;
  return part === 'params' && value !== null ? String(value) : value;
}

/** What a signature of the call is bound to: the call and each bound value, as one hash. */
export const boundHash = (call: string, spec: CallSpec, given: Values): string =>
  stableHash({ call, values: (spec.signed?.bind ?? []).map(({ path }) => [path, valueAt(spec, given, path)]) });

/**
 * What the contract must say of a signed call.
 * @throws Error at start where it says otherwise.
 */
export function checkSigned(key: string, spec: CallSpec, isWrite: boolean): void {
  if (!spec.signed) return;
  const fields = (spec.body as Shape | undefined)?.properties;
  const isProven = Boolean(fields?.['signature'] && fields['deviceToken']);
  if (!isWrite || spec.permission === 'public' || isProven === Boolean(spec.signed.approvedBefore))
    throw new Error(
      `${key} is signed: it must be a write of somebody signed in, its body made by signedBody unless approved before`,
    );
  for (const name of ['path', 'label'] as const) {
    const bound = spec.signed.bind.map((one) => one[name]);
    const twice = bound.find((one, i) => bound.indexOf(one) < i);
    if (twice) throw new Error(`${key} shows ${twice} twice to who approves it`);
  }
  for (const { path } of spec.signed.bind) {
    const [part, ...names] = path.split('.') as ['params' | 'body', ...string[]];
    const at = names.reduce<Shape | undefined>(
      (shape, name) => shape?.properties?.[name],
      spec[part] as Shape | undefined,
    );
    if (!at) throw new Error(`${key} binds ${path}, which it does not take`);
  }
}
