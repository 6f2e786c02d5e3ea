import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { Facts } from '../../../ui/text/facts';
import type { Occupation } from '../parts/business-choice';

/** Shows the chosen business category and type, to confirm them (SHELL-4.8-11). */
export function ReviewBusiness({ choice }: { choice: Occupation }) {
  const { t } = useTranslation('accounts');
  const { data } = useCall('GET /v3/account/options', {}, { staleTime: Infinity });
  return (
    <Facts
      facts={[
        { label: t('business.category'), value: data?.categories[choice.occupation]?.label },
        ...(choice.type ? [{ label: t('business.type'), value: choice.type }] : []),
      ]}
    />
  );
}
