import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { ChargeState } from '../../../kits/charging/detail/charge-status';
import { RecordDrawer, useOpened, type DrawerProps } from '../../../kits/charging/manage/record-drawer';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import type { OwnAction } from '../parts/charge-actions';
import { useOwnCharge } from '../parts/use-own-charge';

type Charge = Answer<'GET /subscriptions/charge/{id}'>;

interface Props<Values extends object> extends Omit<DrawerProps<Charge, Values>, 'onSubmit'> {
  action: OwnAction;
  /** `params`: id of the charge's subscription, as the calls take it. */
  onSubmit: (charge: Charge, values: Values, params: { id: number }) => Promise<unknown>;
}

/** The drawer of an action on one charge of a subscription. */
export function ChargeDrawer<Values extends object>({ action, danger = false, onSubmit, ...rest }: Props<Values>) {
  const { t } = useTranslation('subscriptions');
  const { charge, ...query } = useOwnCharge();
  const opened = useOpened({ ...query, record: charge });
  const { record } = opened;
  const isOff = record && !record.actions.includes(action);
  return (
    <RecordDrawer<Charge, Values>
      {...rest}
      opened={opened}
      title={t(`charge-${action}.title`)}
      submit={t(`charge-${action}.submit`)}
      text={t(`charge-${action}.text`)}
      off={isOff ? t('charge.off', { status: record.translated_status }) : undefined}
      danger={danger}
      {...(danger ? { dismiss: t('charge.dismiss') } : {})}
      onSubmit={(one, values) => onSubmit(one, values, { id: one.subscription.id })}
      facts={
        record && [
          { label: t('column.customer'), value: record.customer?.name, wide: true },
          { label: t('charge.title'), value: t('charge.number', { number: record.subscription.period }) },
          { label: t('column.value'), value: <Money cents={record.value} /> },
          { label: t('column.due'), value: formatDay(record.expire_at) },
          { label: t('column.status'), value: <ChargeState charge={record} /> },
        ]
      }
    />
  );
}
