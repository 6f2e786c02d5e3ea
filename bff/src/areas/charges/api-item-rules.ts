import type { BilletInput } from '@balcao/contract/charges';
import type { FieldErrors } from '../../kits/charging/issue-rules';

type Item = BilletInput['items'][number];

/** An item as the API takes it. `percentage`: percent × 100; `fixed`: integer cents. */
export interface ApiItem {
  name: string;
  value: number;
  amount?: number;
  marketplace?: {
    mode?: number;
    repasses?: { payee_code: string; percentage?: number; fixed?: number }[];
  };
}

/** Items as the services take them. */
export const itemsOf = (items: readonly ApiItem[]): Item[] =>
  items.map(({ name, value, amount = 1, marketplace: { repasses = [] } = {} }) => ({
    name,
    value,
    amount,
    ...(repasses.length
      ? {
          repasses: repasses.map(({ payee_code, percentage, fixed }) => ({
            payee_code,
            ...(percentage === undefined
              ? { type: 'currency' as const, value: fixed! }
              : { type: 'percentage' as const, value: percentage }),
          })),
        }
      : {}),
  }));

/**
 * Faults in how items are shared with other accounts, at the fields of the API. A part is a percentage or a fixed amount, never both, and
 * the issuer always bears the fee (ADR 16).
 */
export const marketplaceFaults = (items: readonly ApiItem[]): FieldErrors =>
  items.flatMap(({ marketplace: { mode = 1, repasses = [] } = {} }, at) => [
    ...(mode === 1
      ? []
      : [{ field: `items.${at}.marketplace.mode`, message: 'A tarifa é sempre de quem cobra: use o modo 1.' }]),
    ...repasses.flatMap(({ percentage, fixed }, n) =>
      (percentage === undefined) === (fixed === undefined)
        ? [{ field: `items.${at}.marketplace.repasses.${n}`, message: 'Informe percentage ou fixed.' }]
        : [],
    ),
  ]);

/** Faults of shippings that name another account, at the fields of the API: a shipping always goes to the issuer. */
export const shippingFaults = (shippings: readonly { payee_code?: string }[]): FieldErrors =>
  shippings.flatMap(({ payee_code }, at) =>
    payee_code === undefined
      ? []
      : [{ field: `shippings.${at}.payee_code`, message: 'O frete é sempre de quem cobra.' }],
  );
