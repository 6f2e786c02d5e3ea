import type { InvestmentProduct } from '@balcao/contract/investments';
import { formatPercent } from '../../ui/text/percent';

/** '110,00% do CDI', '12,50% a.a.', 'IPCA + 6,20% a.a.'. */
export const ratesOf = ({ index_rate, coupon }: Pick<InvestmentProduct, 'index_rate' | 'coupon'>): string =>
  [index_rate, coupon].filter(Boolean).join(' ');

/** A yearly rate in percent with four decimals, as an integer: 139000 is '13,90%'. */
export const yearlyOf = (rate: number): string => formatPercent(Math.round(rate / 100));
