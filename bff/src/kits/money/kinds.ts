import type { LimitProduct } from './limit-terms';
import type { MoneyKind } from './kind';

const kinds = new Map<string, MoneyKind>();

/** Called once of each kind, as its area's code is loaded. */
export const registerKind = (kind: MoneyKind): void => void kinds.set(kind.kind, kind);

/** A kind of operation by its name. */
export const kindNamed = (name: string): MoneyKind | undefined => kinds.get(name);

/** Names of all kinds. */
export const kindNames = (): string[] => [...kinds.keys()];

/** Names of the kinds that spend a product's limits. */
export const kindsOf = (product: LimitProduct): string[] =>
  [...kinds.values()].filter((kind) => kind.product === product).map(({ kind }) => kind);
