import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CardChargeDetail } from '@balcao/contract/card-charges';
import { useSession } from '../../../data/session';
import { useRecord } from '../../../data/use-record';
import { ChargeState } from '../../../kits/charging/detail/charge-status';
import { CustomerSection } from '../../../kits/charging/detail/customer-section';
import { HistorySection } from '../../../kits/charging/detail/history-section';
import { IdentificationSection, useIdentificationFacts } from '../../../kits/charging/detail/identification-section';
import { ItemsSection } from '../../../kits/charging/detail/items-section';
import { SplitSection } from '../../../kits/charging/detail/split-section';
import { NoteSection } from '../../../kits/charging/detail/note-section';
import { Share } from '../../../kits/charging/links/share-section';
import { ChargeTexts } from '../../../kits/charging/texts';
import { cardCharges } from '../../../resources/card-charges';
import { RowActions } from '../../../ui/action/row-actions';
import { byId } from '../../../ui/page/by-id';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { RouteLink } from '../../../ui/page/routing';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { useCardMenu, useCardPath } from '../parts/card-actions';
import { CardSection } from './card-section';
import { ReceiptsSection } from './receipts-section';

export default byId(CardDetail);

/** One card charge: what is credited when, and its history (AREAS-2-receive-11). */
function CardDetail({ id }: { id: number }) {
  const { t } = useTranslation('card-charges');
  const { record, ...query } = useRecord(cardCharges, id);
  const path = useCardPath();
  const facts = useIdentificationFacts();
  if (!record)
    return (
      <DetailPage
        title={t('detail.title')}
        query={query}
        gone={{ title: t('detail.gone'), text: t('detail.goneText') }}
      />
    );
  return (
    <ChargeTexts of="card-charges">
      <DetailPage
        title={`${record.customer_name} · ${formatMoney(record.value)}`}
        status={<ChargeState charge={record} />}
        lead={t(record.next_credit ? 'detail.leadNext' : 'detail.lead', { id, day: formatDay(record.next_credit) })}
        actions={<Buttons charge={record} />}
        aside={<HistorySection histories={record.charge_histories} />}
      >
        <Contest contest={record.contest} />
        <PayerPage charge={record} />
        <CardSection charge={record} />
        <ReceiptsSection charge={record} />
        <ItemsSection
          items={record.charge_items}
          shipping={record.shipping}
          discount={record.discount}
          value={record.value}
        />
        <SplitSection receivers={record.receivers} status={record.status} />
        <CustomerSection customer={record.customer} />
        <NoteSection note={record.note} to={path(id, 'note')} />
        <IdentificationSection
          facts={[
            ...facts.number(id),
            ...facts.createdAt(record.created_at),
            ...(record.link ? [{ label: t('fact.link'), value: <Page link={record.link} />, wide: true }] : []),
            ...facts.tags(record.tags, path(id, 'tags')),
          ]}
        />
      </DetailPage>
    </ChargeTexts>
  );
}

/** The address of the payer's page, while a card is still to be typed on it. */
function PayerPage({ charge: { url, value, status } }: { charge: CardChargeDetail }) {
  const { t } = useTranslation('card-charges');
  const { session } = useSession();
  if (!url || (status !== 'new' && status !== 'unpaid')) return null;
  return (
    <DetailSection title={t('detail.share')}>
      <Share page={{ url, value }} seller={session.currentAccount.account.nickname} />
    </DetailSection>
  );
}

/** A link to the payment link or button by which the charge was paid. */
function Page({ link: { id, kind, name } }: { link: NonNullable<CardChargeDetail['link']> }) {
  return (
    <RouteLink name={kind === 'link' ? 'payment-links-detail' : 'payment-buttons-detail'} params={{ id }}>
      {name}
    </RouteLink>
  );
}

function Buttons({ charge }: { charge: CardChargeDetail }) {
  const { t } = useTranslation('card-charges');
  const navigate = useNavigate();
  const actions = useCardMenu()(charge);
  const next = actions.find(({ key }) => key === 'defend') ?? actions.find(({ key }) => key === 'refund');
  return (
    <>
      {next?.to && (
        <Button type={next.key === 'defend' ? 'primary' : 'default'} onClick={() => void navigate(next.to!)}>
          {next.label}
        </Button>
      )}
      <RowActions actions={actions.filter(({ key }) => key !== next?.key)} of={t('detail.title').toLowerCase()} />
    </>
  );
}

/** The chargeback: its reason, the last day to answer, and its outcome. */
function Contest({ contest }: Pick<CardChargeDetail, 'contest'>) {
  const { t } = useTranslation('card-charges');
  if (!contest) return null;
  const { state, value, reason, answer_until: until, defense, debit_pending: pending } = contest;
  const words = { value: formatMoney(value), day: formatDay(until), reason };
  const tone = { open: 'error', defended: 'info', won: 'success', lost: 'warning' } as const;
  return (
    <Alert
      type={tone[state]}
      showIcon
      message={t(`contest.${state}`, words)}
      description={
        <>
          <p>{t(pending ? 'contest.pending' : `contest.${state}Text`, words)}</p>
          {defense && <p className="lines">{t('contest.defense', { text: defense })}</p>}
        </>
      }
    />
  );
}
