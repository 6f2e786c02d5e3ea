/** The text as a batch's uuid; undefined where it is none. */
export const uuidOf = (text: string | null): string | undefined =>
  text && /^[0-9a-f-]{36}$/.test(text) ? text : undefined;

/** The batch that the address shows. */
export const askedBatch = (search: URLSearchParams): string | undefined => uuidOf(search.get('lote'));
