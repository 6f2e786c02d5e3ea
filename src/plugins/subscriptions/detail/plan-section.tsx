import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SubscriptionDetail } from '@balcao/contract/subscriptions';
import { BRAND_NAMES, type CardBrand } from '@balcao/contract/shared/card-limits';
import { DetailSection } from '../../../ui/page/detail-page';
import { CopyButton } from '../../../ui/text/copy-button';
import { Facts } from '../../../ui/text/facts';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { formatPercent } from '../../../ui/text/percent';
import { useSubscriptionPath } from '../parts/subscription-actions';
import { useRhythm } from '../parts/use-rhythm';
import { issuedOf } from '../list/subscription-columns';

/** The plan, the sums received and open, and when the next charge is made, e-mailed and due. */
export function PlanSection({ subscription: one }: { subscription: SubscriptionDetail }) {
  const { t } = useTranslation(['subscriptions', 'charging']);
  const { whole } = useRhythm();
  const path = useSubscriptionPath();
  const late = [
    one.fine > 0 ? t('subscriptions:fact.fine', { value: formatPercent(one.fine) }) : '',
    one.interest > 0 ? t('subscriptions:fact.interest', { value: formatPercent(one.interest, 3) }) : '',
  ].filter(Boolean);
  const cardFacts = one.card ? [{ label: t('subscriptions:fact.card'), value: <CardFact card={one.card} /> }] : [];
  const next =
    one.next_expire_at && one.issue_on
      ? [
          { label: t('subscriptions:fact.next'), value: formatDay(one.next_expire_at) },
          {
            label: t(one.card ? 'subscriptions:fact.chargeOn' : 'subscriptions:fact.issueOn'),
            value: formatDay(one.issue_on),
          },
        ]
      : [];
  return (
    <DetailSection
      title={t('subscriptions:detail.plan')}
      extra={
        <span className="soft">
          {t('subscriptions:detail.received', { paid: formatMoney(one.paid_value), open: formatMoney(one.open_value) })}
        </span>
      }
    >
      <Facts
        facts={[
          { label: t('subscriptions:column.plan'), value: `${one.plan_name} · ${whole(one)}`, wide: true },
          { label: t('subscriptions:fact.issued'), value: issuedOf(one, t('subscriptions:column.of')) },
          { label: t('subscriptions:fact.paid'), value: String(one.paid_charges) },
          ...next,
          { label: t('subscriptions:fact.method'), value: t(`subscriptions:method.${one.payment_method}`) },
          ...cardFacts,
          { label: t('subscriptions:fact.fee'), value: formatMoney(one.fee) },
          {
            label: t('subscriptions:fact.email'),
            wide: true,
            value: (
              <>
                {one.customer_email ?? <span className="faint">{t('subscriptions:fact.noEmail')}</span>}
                {one.actions.includes('email') && (
                  <Link className="underlined fact-link" to={path(one.id, 'email')}>
                    {t('subscriptions:action.email')}
                  </Link>
                )}
              </>
            ),
          },
          {
            label: t('subscriptions:fact.early'),
            value: <EarlyFact early={one.conditional_discount} />,
          },
          {
            label: t('subscriptions:fact.late'),
            value: late.length > 0 ? late.join(', ') : t('subscriptions:fact.noLate'),
          },
          {
            label: t('subscriptions:fact.message'),
            value: <span className="lines">{one.message ?? t('subscriptions:fact.noMessage')}</span>,
            wide: true,
          },
        ]}
      />
    </DetailSection>
  );
}

/** The discount for paying early: until which day of the next charge, or how many days before each due date. */
function EarlyFact({ early }: { early: SubscriptionDetail['conditional_discount'] }) {
  const { t } = useTranslation('subscriptions');
  if (!early) return t('fact.noEarly');
  const value = early.type === 'percentage' ? formatPercent(early.value) : formatMoney(early.value);
  return early.until_date
    ? t('fact.earlyUntil', { value, day: formatDay(early.until_date) })
    : t('fact.earlyDays', { value, count: early.days });
}

/** The card that is charged, and the payer's page to enter a card: to copy, or to send by WhatsApp. */
function CardFact({ card: { brand, last4, is_given, path } }: { card: NonNullable<SubscriptionDetail['card']> }) {
  const { t } = useTranslation('subscriptions');
  const url = `${window.location.origin}${path}`;
  const name = brand && last4 ? t('card.name', { brand: BRAND_NAMES[brand as CardBrand], last4 }) : t('card.given');
  return (
    <>
      {is_given ? name : t('card.none')} <CopyButton text={url} what={t('card.page')} />
      <a
        className="underlined fact-link"
        href={`https://wa.me/?text=${encodeURIComponent(t('card.share', { url }))}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('card.send')}
      </a>
    </>
  );
}
