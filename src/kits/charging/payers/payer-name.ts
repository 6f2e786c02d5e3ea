import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Charge } from '@balcao/contract/charges';

type Payer = Pick<Charge, 'customer_corporate_name' | 'customer_reference_name'>;

/** Who pays, as the list and the titles name them. */
export function usePayerName() {
  const { t } = useTranslation('charging');
  return useCallback(
    (charge: Payer): string =>
      charge.customer_corporate_name || charge.customer_reference_name || t('customer.unnamed'),
    [t],
  );
}
