import type { ReactElement } from 'react';

export interface FilterOption<Value> {
  value: Value;
  label: string;
}

type OptionValue<V> = V extends readonly (infer One)[] ? One : V;

/** How a filter is shown: its name, and what its kind alone does not say. */
export interface FilterFace<V> {
  label: string;
  /** What can be chosen, where it is chosen from a list; the chip says the same words. */
  options?: readonly FilterOption<OptionValue<V>>[];
  /** Options are still being asked for. */
  isLoading?: boolean;
  /** In the empty field. */
  placeholder?: string;
  /** What the field says where there is nothing to choose from. */
  nothing?: string;
  /** No more of them than this. */
  most?: number;
  /** A field of the page's own in place of the kind's; it takes `id, value, onChange`. Lazy, for only an opened sheet shows it. */
  input?: ReactElement;
  /** What the chip says, where it is not what the kind would; undefined: no chip. */
  words?: (value: V) => string | undefined;
  /** Not in the sheet: its chip alone can take it away. */
  isHidden?: boolean;
}

/** The faces of a list's filters; one without a face is neither in the sheet nor a chip. */
export type FilterFaces<Filters extends object> = { [F in keyof Filters]?: FilterFace<NonNullable<Filters[F]>> };

/** Any of them. */
export type AnyFaces = Partial<Record<string, FilterFace<never>>>;
