import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LinkTabs } from '../../../ui/page/link-tabs';
import { ListPage } from '../../../ui/page/list-page';
import { useChargeText } from '../texts';

interface Props {
  title: string;
  lead?: string;
  /** Address of the page. */
  path: string;
  actions: ReactNode;
  /** The list of opened or of filed records. */
  children: (filed: boolean) => ReactNode;
}

/** The page of a kind of charge: its opened records, and those filed away, each list at its address. */
export function OpenedAndFiled({ path, children, ...page }: Props) {
  const { t } = useTranslation('charging');
  const text = useChargeText();
  const filed = useSearchParams()[0].get('filed') === 'true';
  const tabs = [
    { key: 'opened', label: text('list.opened'), to: path },
    { key: 'filed', label: text('list.filed'), to: `${path}?filed=true` },
  ];
  return (
    <ListPage {...page} tabs={<LinkTabs label={t('list.tabs')} tabs={tabs} current={filed ? 'filed' : 'opened'} />}>
      <Fragment key={String(filed)}>{children(filed)}</Fragment>
    </ListPage>
  );
}
