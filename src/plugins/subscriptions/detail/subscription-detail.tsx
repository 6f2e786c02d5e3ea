import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { SubscriptionDetail as Subscription } from '@balcao/contract/subscriptions';
import { useRecord } from '../../../data/use-record';
import { CustomerSection } from '../../../kits/charging/detail/customer-section';
import { IdentificationSection, useIdentificationFacts } from '../../../kits/charging/detail/identification-section';
import { ItemsSection } from '../../../kits/charging/detail/items-section';
import { NoteSection } from '../../../kits/charging/detail/note-section';
import { ChargeTexts } from '../../../kits/charging/texts';
import { subscriptions } from '../../../resources/subscriptions';
import { RowActions } from '../../../ui/action/row-actions';
import { byId } from '../../../ui/page/by-id';
import { DetailPage } from '../../../ui/page/detail-page';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { useSubscriptionMenu, useSubscriptionPath } from '../parts/subscription-actions';
import { SubscriptionState } from '../parts/subscription-state';
import { useRhythm } from '../parts/use-rhythm';
import { ChargesSection } from './charges-section';
import { PlanSection } from './plan-section';
import { SubscriptionHistory } from './subscription-history';

export default byId(SubscriptionDetail);

/** One subscription: plan, next charge, charges and history (AREAS-2-receive-7). */
function SubscriptionDetail({ id }: { id: number }) {
  const { t } = useTranslation('subscriptions');
  const { record, ...query } = useRecord(subscriptions, id);
  const path = useSubscriptionPath();
  const facts = useIdentificationFacts();
  const { every } = useRhythm();
  if (!record)
    return (
      <DetailPage
        title={t('detail.title')}
        query={query}
        gone={{ title: t('detail.gone'), text: t('detail.goneText') }}
      />
    );
  return (
    <ChargeTexts of="subscriptions">
      <DetailPage
        title={`${record.customer_name} · ${formatMoney(record.value)}`}
        status={<SubscriptionState subscription={record} />}
        lead={t(record.next_expire_at ? 'detail.leadNext' : 'detail.lead', {
          id,
          plan: record.plan_name,
          every: every(record.interval),
          day: formatDay(record.next_expire_at),
        })}
        actions={<Buttons subscription={record} />}
        aside={<SubscriptionHistory id={id} />}
      >
        <Failure subscription={record} />
        <PlanSection subscription={record} />
        <ChargesSection subscription={record} />
        <ItemsSection items={record.items} shipping={record.shipping} discount={record.discount} value={record.value} />
        <CustomerSection customer={record.customer} />
        <NoteSection note={record.note} to={path(id, 'note')} />
        <IdentificationSection
          facts={[
            ...facts.number(id),
            ...facts.createdAt(record.created_at),
            ...facts.tags(record.tags, path(id, 'tags')),
          ]}
        />
      </DetailPage>
    </ChargeTexts>
  );
}

/** Why a charge could not be made, with a link to try again. */
function Failure({ subscription: { id, failure, retry_on, card, issued } }: { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const path = useSubscriptionPath();
  if (!failure) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      message={t(card && issued > 0 ? 'failure.refused' : 'failure.title')}
      description={
        <>
          {failure}. {retry_on && t('failure.again', { day: formatDay(retry_on) })}{' '}
          <Link className="underlined" to={path(id, 'retry')}>
            {t('failure.now')}
          </Link>
        </>
      }
    />
  );
}

function Buttons({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const navigate = useNavigate();
  const path = useSubscriptionPath();
  return (
    <>
      {subscription.actions.includes('update') && (
        <Button type="primary" onClick={() => void navigate(path(subscription.id, 'update'))}>
          {t('action.update')}
        </Button>
      )}
      <RowActions actions={useSubscriptionMenu()(subscription)} of={t('detail.title').toLowerCase()} />
    </>
  );
}
