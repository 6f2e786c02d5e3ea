import { useTranslation } from 'react-i18next';
import type { ReceiptOption } from '@balcao/contract/rates';

export const keyOf = ({ method, instalments }: ReceiptOption): string => `${method}-${instalments}`;

/** Returns the name of a way to be paid: 'Pix', 'Cartão em 3x'. */
export function useOptionName(): (option: ReceiptOption) => string {
  const { t } = useTranslation('rates');
  return ({ method, instalments }) =>
    method === 'card' ? t('method.card', { count: instalments }) : t(`method.${method}`);
}
