import { useTranslation } from 'react-i18next';
import type { PaymentPageDetail } from '@balcao/contract/links/link';
import { useIdParam } from '../../../ui/page/routing';
import { Money } from '../../../ui/text/money';
import { isFree } from '../manage/menu';
import { RecordDrawer, useOpened, type DrawerProps } from '../manage/record-drawer';
import type { PageAction, PageKind } from './kinds';
import { PageState } from './page-state';
import { usePage } from './use-pages';

interface Props<Values extends object> extends DrawerProps<PaymentPageDetail, Values> {
  kind: PageKind;
  action: PageAction | ((page: PaymentPageDetail) => PageAction);
}

/** The drawer of an action on one link or button. */
export function PageDrawer<Values extends object>({ kind, action: given, danger = false, ...rest }: Props<Values>) {
  const { t } = useTranslation('links');
  const opened = useOpened(usePage(kind, useIdParam()));
  const { record: page } = opened;
  const action = typeof given === 'string' ? given : page ? given(page) : 'note';
  const isOff = page && !isFree(action) && !(page.actions as PageAction[]).includes(action);
  return (
    <RecordDrawer<PaymentPageDetail, Values>
      {...rest}
      opened={opened}
      title={t(`action.${action}`)}
      submit={t(`submit.${action}`)}
      text={t(`text.${action}`)}
      off={isOff ? t('drawer.off', { status: page.translated_status }) : undefined}
      danger={danger}
      {...(danger ? { dismiss: t('bulk.dismiss') } : {})}
      facts={
        page && [
          { label: t('column.name'), value: page.name, wide: true },
          { label: t('column.value'), value: <Money cents={page.value} /> },
          { label: t('column.status'), value: <PageState page={page} /> },
        ]
      }
    />
  );
}
