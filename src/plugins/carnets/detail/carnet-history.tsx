import { useTranslation } from 'react-i18next';
import type { CarnetDetail } from '@balcao/contract/carnets';
import { DetailSection } from '../../../ui/page/detail-page';
import { unbroken } from '../../../ui/text/format';
import { Timeline } from '../../../ui/text/timeline';

/** The history of the carnet and of its parcels, newest first. */
export function CarnetHistory({ histories }: Pick<CarnetDetail, 'histories'>) {
  const { t } = useTranslation(['carnets', 'charging']);
  const moments = histories
    .map(({ id, created_at, message, user, parcel }) => ({
      key: id,
      at: created_at,
      text:
        parcel === null ? unbroken(message) : `${t('carnets:parcel.number', { number: parcel })}: ${unbroken(message)}`,
      detail: user,
    }))
    .toReversed();
  return (
    <DetailSection title={t('charging:detail.histories')}>
      <Timeline moments={moments} />
    </DetailSection>
  );
}
