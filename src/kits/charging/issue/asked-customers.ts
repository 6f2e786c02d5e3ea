/** Whom the address names as payers ('7,9' of `customersId`); `isBad`: it names something that cannot be one. */
export function askedCustomers(search: URLSearchParams): { ids: number[]; isBad: boolean } {
  const text = search.get('customersId');
  const isRight = /^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,999}$/.test(text ?? '');
  return { ids: isRight ? [...new Set(text!.split(',').map(Number))] : [], isBad: text !== null && !isRight };
}
