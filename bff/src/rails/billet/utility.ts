import { getBoletoInfo } from '@brazilian-utils/brazilian-utils';

/** A utility or tax slip. `value` in integer cents, 0 where the slip states a quantity instead of a value. */
export type UtilitySlip = { value: number; segment: number; line: string };

/**
 * Reads the 48-digit line or 44-digit barcode of a utility or tax slip (starts with 8), spaces, dots and hyphens allowed;
 * null where the text is no slip or a check digit is wrong. Source: FEBRABAN, arrecadação with barcode, through the library.
 */
export const parseUtilitySlip = (typed: string): UtilitySlip | null => {
  const line = typed.replace(/[\s.-]/g, '');
  if (!/^8(\d{43}|\d{47})$/.test(line)) return null;
  const info = getBoletoInfo(line);
  return info?.type === 'arrecadacao'
    ? { value: info.hasEffectiveValue ? info.amount : 0, segment: info.segment ?? 0, line }
    : null;
};
