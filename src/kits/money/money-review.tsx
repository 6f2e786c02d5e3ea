import { useTranslation } from 'react-i18next';
import type { MoneyReview as Review } from '@balcao/contract/money/operation';
import { useSession } from '../../data/session';
import { LIMIT_PAGES } from '../../resources/limits-pages';
import { Notice } from '../../ui/form/notice';
import { RouteLink } from '../../ui/page/routing';
import { formatDay, formatDocument } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { ReviewSummary } from '../../ui/text/review-summary';

declare module '../../locale-files' {
  interface LocaleFiles {
    money: typeof import('../../../locales/pt-BR/money.json');
  }
}

/** What will leave the account, when and to whom, before it is signed; and what would refuse it. */
export function MoneyReview({ review }: { review: Review }) {
  const { t } = useTranslation('money');
  const { amount, fee, total, counterpart: to, date, available, limit, refusals } = review;
  const factOf = (label: string, value: string | null) => (value ? [{ label, value }] : []);
  const day = formatDay(date.day);
  const note = date.moved
    ? t(`review.${date.moved}`, { day, cutOff: date.cutOff })
    : date.today
      ? undefined
      : date.from
        ? t('review.morning', { day, from: date.from })
        : t('review.later', { day });
  return (
    <>
      {refusals.map(({ message }) => (
        <Notice key={message} message={message} />
      ))}
      <ReviewSummary
        title={t('review.title')}
        amount={{ label: t('review.goes'), cents: total }}
        lines={[
          { label: t('review.amount'), value: <Money cents={amount} /> },
          { label: t('review.fee'), value: fee ? <Money cents={fee} /> : t('review.free') },
          { label: t('review.to'), value: to.name },
          ...factOf(t('review.document'), to.document && formatDocument(to.document)),
          ...factOf(t('review.bank'), to.bankName),
          ...factOf(t('review.branch'), to.account && [to.branch, to.account].filter(Boolean).join(' / ')),
          { label: t('review.day'), value: date.today ? t('review.today') : t('review.on', { day }) },
          { label: t('review.available'), value: <Money cents={available} /> },
          ...(limit ? [{ label: t('review.limit'), value: <LimitLeft {...limit} /> }] : []),
        ]}
        note={note}
      />
    </>
  );
}

/** What is left, and the way to where it is raised, for who may go there. */
function LimitLeft({ product, left }: NonNullable<Review['limit']>) {
  const { t } = useTranslation('money');
  const { can } = useSession();
  const page = LIMIT_PAGES.find((one) => one.product === product);
  return (
    <>
      <Money cents={left} />
      {page && can(page.id).can && (
        <>
          {' '}
          <RouteLink name={page.id}>{t('review.limits')}</RouteLink>
        </>
      )}
    </>
  );
}
