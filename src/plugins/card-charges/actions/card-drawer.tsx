import { useTranslation } from 'react-i18next';
import type { CardChargeDetail } from '@balcao/contract/card-charges';
import { useRecord } from '../../../data/use-record';
import { ChargeState } from '../../../kits/charging/detail/charge-status';
import { isFree } from '../../../kits/charging/manage/menu';
import { RecordDrawer, useOpened, type DrawerProps } from '../../../kits/charging/manage/record-drawer';
import { ChargeTexts } from '../../../kits/charging/texts';
import { cardCharges } from '../../../resources/card-charges';
import { useIdParam } from '../../../ui/page/routing';
import { Money } from '../../../ui/text/money';
import type { CardMenuAction } from '../parts/card-actions';
import { CardFace } from '../parts/card-face';

interface Props<Values extends object> extends DrawerProps<CardChargeDetail, Values> {
  action: CardMenuAction | ((charge: CardChargeDetail) => CardMenuAction);
}

/** The drawer of an action on one card charge. */
export function CardDrawer<Values extends object>({ action: given, ...rest }: Props<Values>) {
  const { t } = useTranslation('card-charges');
  const opened = useOpened(useRecord(cardCharges, useIdParam()));
  const { record: charge } = opened;
  const action = typeof given === 'string' ? given : charge ? given(charge) : 'note';
  const isOff = charge && !isFree(action) && !(charge.actions as CardMenuAction[]).includes(action);
  return (
    <ChargeTexts of="card-charges">
      <RecordDrawer<CardChargeDetail, Values>
        {...rest}
        opened={opened}
        title={charge ? t(`${action}.title`) : t('detail.title')}
        submit={t(`${action}.submit`)}
        text={isFree(action) ? undefined : t(`${action}.text`)}
        off={isOff ? t('action.off', { status: charge.translated_status }) : undefined}
        facts={
          charge && [
            { label: t('column.customer'), value: charge.customer_name, wide: true },
            { label: t('column.value'), value: <Money cents={charge.value} /> },
            { label: t('column.status'), value: <ChargeState charge={charge} /> },
            { label: t('column.card'), value: <CardFace card={charge} />, wide: true },
          ]
        }
      />
    </ChargeTexts>
  );
}
