/** One EMV object: two-digit id and value. */
export type Field = { id: string; value: string };

/** The text of an EMV object: id, two-digit length, value. @throws RangeError for a value of more than 99 characters. */
export const tlv = (id: string, value: string): string => {
  if (value.length > 99) throw new RangeError(`EMV field ${id} is longer than 99 characters`);
  return id + String(value.length).padStart(2, '0') + value;
};

/** The EMV objects of a text in order; null where a head or length does not fit. */
export const fields = (text: string): Field[] | null => {
  const list: Field[] = [];
  for (let at = 0; at < text.length;) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(at, at + 4));
    const end = at + 4 + Number(head?.[2]);
    if (!head?.[1] || end > text.length) return null;
    list.push({ id: head[1], value: text.slice(at + 4, end) });
    at = end;
  }
  return list;
};

/** The value of the first object with that id, or null. */
export const findField = (text: string, id: string): string | null =>
  fields(text)?.find((f) => f.id === id)?.value ?? null;
