import { useTranslation } from 'react-i18next';
import type { ReceiptOption } from '@balcao/contract/rates';

export const keyOf = ({ method, instalments }: ReceiptOption): string => `${method}-${instalments}`;

/** A way to be paid, in words: 'Pix', 'Cartão em 3x'. */
export function useOptionName(): (option: ReceiptOption) => string {
  const { t } = useTranslation('rates');
  return ({ method, instalments }) =>
    method === 'card' ? t('method.card', { count: instalments }) : t(`method.${method}`);
}
