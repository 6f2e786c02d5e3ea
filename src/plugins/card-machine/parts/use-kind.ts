import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MachineSale } from '@balcao/contract/card-machine/shapes';

type Kind = Pick<MachineSale, 'modality' | 'brand'>;

/** 'Crédito Visa', 'Pix'. */
export function useKind() {
  const { t } = useTranslation('card-machine');
  return useCallback(
    ({ modality, brand }: Kind): string =>
      brand
        ? t('kind', { modality: t(`modality.${modality}`), brand: t(`brand.${brand}`) })
        : t(`modality.${modality}`),
    [t],
  );
}
