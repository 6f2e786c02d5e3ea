import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';

const MODALITIES = ['credit', 'debit', 'pix', 'voucher'] as const;
const BRANDS = ['visa', 'mastercard', 'elo', 'cabal', 'alelo', 'vr'] as const;
const TYPES = ['single', 'instalments'] as const;

/** The filters that sales and receivables have in common, with the account's machines to choose from. */
export function useSaleFilters() {
  const { t } = useTranslation('card-machine');
  const { data, isLoading } = useCall('GET /pos', {}, { topic: 'card-machine' });
  return {
    modalities: {
      label: t('modalityTitle'),
      options: MODALITIES.map((value) => ({ value, label: t(`modality.${value}`) })),
    },
    brands: { label: t('brandTitle'), options: BRANDS.map((value) => ({ value, label: t(`brand.${value}`) })) },
    operationTypes: {
      label: t('operationTitle'),
      options: TYPES.map((value) => ({ value, label: t(`operation.${value}`) })),
    },
    machines: {
      label: t('machines'),
      options: data?.items.map(({ id, name, serial }) => ({ value: id, label: `${name} · ${serial}` })) ?? [],
      isLoading,
      placeholder: t('anyMachine'),
      nothing: t('noMachine'),
    },
  };
}
