import { useTranslation } from 'react-i18next';
import type { CarnetDetail } from '@balcao/contract/carnets';
import { useRecord } from '../../../data/use-record';
import { isFree } from '../../../kits/charging/manage/menu';
import { RecordDrawer, useOpened, type DrawerProps } from '../../../kits/charging/manage/record-drawer';
import { ChargeTexts } from '../../../kits/charging/texts';
import { carnets } from '../../../resources/carnets';
import { useIdParam } from '../../../ui/page/routing';
import { Money } from '../../../ui/text/money';
import type { CarnetMenuAction } from '../parts/carnet-actions';
import { CarnetState } from '../parts/carnet-state';
import { Progress } from '../parts/progress';

interface Props<Values extends object> extends DrawerProps<CarnetDetail, Values> {
  action: CarnetMenuAction | ((carnet: CarnetDetail) => CarnetMenuAction);
}

/** The drawer of an action on one carnet. */
export function CarnetDrawer<Values extends object>({ action: given, ...rest }: Props<Values>) {
  const { t } = useTranslation('carnets');
  const opened = useOpened(useRecord(carnets, useIdParam()));
  const { record: carnet } = opened;
  const action = typeof given === 'string' ? given : carnet ? given(carnet) : 'note';
  const isOff = carnet && !isFree(action) && !(carnet.actions as CarnetMenuAction[]).includes(action);
  return (
    <ChargeTexts of="carnets">
      <RecordDrawer<CarnetDetail, Values>
        {...rest}
        opened={opened}
        title={carnet ? t(`${action}.title`) : t('detail.title')}
        submit={t(`${action}.submit`)}
        text={isFree(action) ? undefined : t(`${action}.text`)}
        off={isOff ? t('action.off', { status: carnet.translated_status }) : undefined}
        facts={
          carnet && [
            { label: t('column.customer'), value: carnet.customer_name, wide: true },
            { label: t('column.value'), value: <Money cents={carnet.value} /> },
            { label: t('column.status'), value: <CarnetState carnet={carnet} /> },
            { label: t('column.progress'), value: <Progress carnet={carnet} />, wide: true },
          ]
        }
      />
    </ChargeTexts>
  );
}
