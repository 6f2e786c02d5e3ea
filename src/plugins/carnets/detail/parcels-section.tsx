import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CarnetDetail } from '@balcao/contract/carnets';
import { ChargeState } from '../../../kits/charging/detail/charge-status';
import { RowActions } from '../../../ui/action/row-actions';
import { DetailSection } from '../../../ui/page/detail-page';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { useParcelMenu, useParcelPath } from '../parts/parcel-actions';
import { Progress } from '../parts/progress';

/** The carnet's progress, and each parcel with its actions. */
export function ParcelsSection({ carnet }: { carnet: CarnetDetail }) {
  const { t } = useTranslation('carnets');
  const pathOf = useParcelPath();
  const menuOf = useParcelMenu();
  return (
    <DetailSection
      title={t('detail.parcels')}
      extra={
        <span className="soft">
          {t('detail.received', { paid: formatMoney(carnet.paid_value), open: formatMoney(carnet.open_value) })}
        </span>
      }
    >
      <Progress carnet={carnet} wide />
      <ol className="parcels">
        {carnet.parcel_list.map((parcel) => {
          const name = t('parcel.number', { number: parcel.number });
          return (
            <li key={parcel.id}>
              <Link to={pathOf(carnet.id, parcel.id)}>{name}</Link>
              <span className="num">{formatDay(parcel.expire_at)}</span>
              <ChargeState charge={parcel} />
              <span className="right">
                <Money cents={parcel.value} />
              </span>
              <RowActions actions={menuOf(carnet.id, parcel)} of={name.toLowerCase()} />
            </li>
          );
        })}
      </ol>
    </DetailSection>
  );
}
