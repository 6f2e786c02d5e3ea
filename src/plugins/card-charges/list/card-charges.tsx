import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LinkTabs } from '../../../ui/page/link-tabs';
import { ListPage } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { CardTable } from './card-table';
import { NewCardButton } from './new-card-button';

/** The lists of card charges, opened and filed (AREAS-2-receive-11). */
export default function CardCharges() {
  const { t } = useTranslation('card-charges');
  const [search] = useSearchParams();
  const path = usePathOf()('receive:management:credit-card')!;
  const filed = search.get('filed') === 'true';
  const tabs = [
    { key: 'opened', label: t('list.opened'), to: path },
    { key: 'filed', label: t('list.filed'), to: `${path}?filed=true` },
  ];
  return (
    <ListPage
      title={t('list.title')}
      tabs={<LinkTabs label={t('list.tabs')} tabs={tabs} current={filed ? 'filed' : 'opened'} />}
      actions={<NewCardButton />}
    >
      <CardTable key={String(filed)} filed={filed} />
    </ListPage>
  );
}
