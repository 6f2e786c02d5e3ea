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
  /** How many may be chosen at most. */
  most?: number;
  /** A field of the page's own in place of the kind's; it takes `id, value, onChange`. Lazy, for only an opened sheet shows it. */
  input?: ReactElement;
  /** The chip's text, in place of the one that its kind gives; undefined: no chip. */
  words?: (value: V) => string | undefined;
  /** Not shown in the sheet: it can only be removed by its chip. */
  isHidden?: boolean;
}

/** The faces of a list's filters; one without a face is neither in the sheet nor a chip. */
export type FilterFaces<Filters extends object> = { [F in keyof Filters]?: FilterFace<NonNullable<Filters[F]>> };

/** The faces of any list's filters. */
export type AnyFaces = Partial<Record<string, FilterFace<never>>>;
