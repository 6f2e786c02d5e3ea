import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRecord } from '../../../data/use-record';
import { chargeItems } from '../../../resources/charge-items';
import { byId } from '../../../ui/page/by-id';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { Facts } from '../../../ui/text/facts';
import { formatDay, formatInstant } from '../../../ui/text/format';
import { RowActions } from '../../../ui/action/row-actions';
import { useItemMenu, useItemPath } from '../parts/item-menu';
import { PricesSection } from './prices-section';
import { Money } from '../../../ui/text/money';

export default byId(ItemDetail);

/** One item of the catalogue and what it has cost. */
function ItemDetail({ id }: { id: number }) {
  const { t } = useTranslation('charge-items');
  const { record: item, ...query } = useRecord(chargeItems, id);
  if (!item || query.error?.status === 404)
    return <DetailPage title={t('detail.title')} query={query} gone={{ title: t('detail.gone') }} />;
  return (
    <DetailPage
      title={item.name}
      lead={t('detail.lead', { day: formatDay(item.created_at) })}
      actions={<Buttons id={id} name={item.name} />}
      aside={<PricesSection id={id} />}
    >
      <DetailSection title={t('detail.title')}>
        <p>
          <Money cents={item.value} big />
        </p>
        <Facts facts={[{ label: t('detail.updatedAt'), value: formatInstant(item.updated_at) }]} />
      </DetailSection>
    </DetailPage>
  );
}

function Buttons({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('charge-items');
  const navigate = useNavigate();
  const pathOf = useItemPath();
  const menu = useItemMenu()(id);
  return (
    <>
      <Button type="primary" onClick={() => void navigate(pathOf(id, 'editar'))}>
        {t('action.edit')}
      </Button>
      <RowActions actions={menu.filter(({ key }) => key !== 'edit')} of={name} />
    </>
  );
}
