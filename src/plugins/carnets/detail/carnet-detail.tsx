import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CarnetDetail as Carnet } from '@balcao/contract/carnets';
import { useRecord } from '../../../data/use-record';
import { CustomerSection } from '../../../kits/charging/detail/customer-section';
import { IdentificationSection, useIdentificationFacts } from '../../../kits/charging/detail/identification-section';
import { ItemsSection } from '../../../kits/charging/detail/items-section';
import { NoteSection } from '../../../kits/charging/detail/note-section';
import { ChargeTexts } from '../../../kits/charging/texts';
import { carnets } from '../../../resources/carnets';
import { LinkButton } from '../../../ui/action/link-button';
import { RowActions, type RowAction } from '../../../ui/action/row-actions';
import { byId } from '../../../ui/page/by-id';
import { DetailPage } from '../../../ui/page/detail-page';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { useCarnetMenu, useCarnetPath } from '../parts/carnet-actions';
import { CarnetState } from '../parts/carnet-state';
import { useBook } from '../parts/use-book';
import { CarnetHistory } from './carnet-history';
import { ParcelsSection } from './parcels-section';

export default byId(CarnetDetail);

/** One carnet: its parcels, and its history (AREAS-2-receive-9). */
function CarnetDetail({ id }: { id: number }) {
  const { t } = useTranslation('carnets');
  const { record, ...query } = useRecord(carnets, id);
  const path = useCarnetPath();
  const facts = useIdentificationFacts();
  if (!record)
    return (
      <DetailPage
        title={t('detail.title')}
        query={query}
        gone={{ title: t('detail.gone'), text: t('detail.goneText') }}
      />
    );
  const lead = t(record.next_due ? 'detail.leadNext' : 'detail.lead', {
    id,
    count: record.parcels,
    day: formatDay(record.next_due),
  });
  return (
    <ChargeTexts of="carnets">
      <DetailPage
        title={`${record.customer_name} · ${formatMoney(record.value)}`}
        status={<CarnetState carnet={record} />}
        lead={lead}
        actions={<Buttons carnet={record} />}
        aside={<CarnetHistory histories={record.histories} />}
      >
        <ParcelsSection carnet={record} />
        <ItemsSection
          items={record.items}
          shipping={0}
          discount={0}
          value={record.items.reduce((sum, { amount, value }) => sum + amount * value, 0)}
        />
        <CustomerSection customer={record.customer} />
        <NoteSection note={record.note} to={path(id, 'note')} />
        <IdentificationSection
          facts={[
            ...facts.number(id),
            ...facts.createdAt(record.created_at),
            { label: t('fact.fee'), value: formatMoney(record.fee) },
            { label: t('fact.message'), value: record.message ?? t('fact.noMessage'), wide: true },
            ...facts.tags(record.tags, path(id, 'tags')),
          ]}
        />
      </DetailPage>
    </ChargeTexts>
  );
}

function Buttons({ carnet }: { carnet: Carnet }) {
  const { t } = useTranslation('carnets');
  const book = useBook(carnet.id);
  const path = useCarnetPath();
  const menu = useCarnetMenu()(carnet);
  const isSent = ({ key, disabledReason }: RowAction) => key === 'resend-email' && disabledReason === undefined;
  const canSend = menu.some(isSent);
  return (
    <>
      <Button
        type={canSend ? 'default' : 'primary'}
        icon={<DownloadOutlined />}
        loading={book.isRunning}
        onClick={book.download}
      >
        {t('detail.book')}
      </Button>
      {canSend && (
        <LinkButton type="primary" to={path(carnet.id, 'resend-email')}>
          {t('action.resend-email')}
        </LinkButton>
      )}
      <RowActions actions={menu.filter((action) => !isSent(action))} of={t('detail.title').toLowerCase()} />
    </>
  );
}
