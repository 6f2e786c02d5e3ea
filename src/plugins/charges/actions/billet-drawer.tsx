import { useTranslation } from 'react-i18next';
import type { ChargeDetail } from '@balcao/contract/charges';
import { useRecord } from '../../../data/use-record';
import { ChargeState } from '../../../kits/charging/detail/charge-status';
import { isFree } from '../../../kits/charging/manage/menu';
import { RecordDrawer, useOpened, type DrawerProps } from '../../../kits/charging/manage/record-drawer';
import { ChargeTexts } from '../../../kits/charging/texts';
import { billets } from '../../../resources/billets';
import { useIdParam } from '../../../ui/page/routing';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import type { BilletAction } from '../parts/billet-actions';

interface Props<Values extends object> extends DrawerProps<ChargeDetail, Values> {
  /** The action, or a function that chooses it by the billet's state. */
  action: BilletAction | ((billet: ChargeDetail) => BilletAction);
}

/** The drawer of an action on one billet. The server decides whether it is allowed. */
export function BilletDrawer<Values extends object>({ action: given, ...rest }: Props<Values>) {
  const { t } = useTranslation(['charges', 'charging']);
  const opened = useOpened(useRecord(billets, useIdParam()));
  const { record: billet } = opened;
  const action = typeof given === 'string' ? given : billet ? given(billet) : 'note';
  const isOff = billet && !isFree(action) && !billet.actions.includes(action);
  return (
    <ChargeTexts of="charges">
      <RecordDrawer<ChargeDetail, Values>
        {...rest}
        opened={opened}
        title={billet ? t(`charges:${action}.title`) : t('charges:detail.title')}
        submit={t(`charges:${action}.submit`)}
        text={isFree(action) ? undefined : t(`charges:${action}.text`)}
        off={isOff ? t('charges:action.off', { status: billet.translated_status }) : undefined}
        facts={
          billet && [
            {
              label: t('charges:action.who'),
              value: billet.customer?.name ?? t('charging:customer.unnamed'),
              wide: true,
            },
            { label: t('charges:action.value'), value: <Money cents={billet.value} /> },
            { label: t('charges:action.due'), value: formatDay(billet.expire_at) },
            { label: t('charges:action.status'), value: <ChargeState charge={billet} /> },
          ]
        }
      />
    </ChargeTexts>
  );
}
