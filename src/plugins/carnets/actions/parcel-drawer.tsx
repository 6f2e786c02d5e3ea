import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { ChargeState } from '../../../kits/charging/detail/charge-status';
import { RecordDrawer, useOpened, type DrawerProps } from '../../../kits/charging/manage/record-drawer';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { useParcel } from '../detail/use-parcel';
import type { ParcelAction } from '../parts/parcel-actions';

type Parcel = Answer<'GET /carnet/{id}/parcel/{idDetail}'>;

interface Props<Values extends object> extends DrawerProps<Parcel, Values> {
  action: ParcelAction;
}

/** The drawer of an action on one parcel. */
export function ParcelDrawer<Values extends object>({ action, danger = false, ...rest }: Props<Values>) {
  const { t } = useTranslation('carnets');
  const { data, ...query } = useParcel();
  const opened = useOpened({ ...query, record: data });
  const { record: parcel } = opened;
  const isOff = parcel && !parcel.actions.includes(action);
  return (
    <RecordDrawer<Parcel, Values>
      {...rest}
      opened={opened}
      title={t(`parcel-${action}.title`)}
      submit={t(`parcel-${action}.submit`)}
      text={t(`parcel-${action}.text`)}
      off={isOff ? t('parcel.off', { status: parcel.translated_status }) : undefined}
      danger={danger}
      {...(danger ? { dismiss: t('parcel.dismiss') } : {})}
      facts={
        parcel && [
          { label: t('column.customer'), value: parcel.customer?.name, wide: true },
          {
            label: t('parcel.title'),
            value: t('parcel.of', { number: parcel.carnet.number, count: parcel.carnet.parcels }),
          },
          { label: t('column.value'), value: <Money cents={parcel.value} /> },
          { label: t('parcel.due'), value: formatDay(parcel.expire_at) },
          { label: t('column.status'), value: <ChargeState charge={parcel} /> },
        ]
      }
    />
  );
}
