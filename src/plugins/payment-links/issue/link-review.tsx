import { useTranslation } from 'react-i18next';
import { takesCardToo } from '@balcao/contract/shared/link-methods';
import { payerNames } from '../../../kits/charging/payers/payers';
import { ReviewGroup } from '../../../kits/charging/issue/review-group';
import { ReviewItems } from '../../../kits/charging/issue/review';
import type { IssueView } from '../../../kits/charging/issue/use-issue-draft';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import type { Draft } from './draft';

/** The review: exactly what payers will see. `fee`: the bank's, of each payment, integer cents. */
export function LinkReview({ issue, draft, fee }: { issue: IssueView; draft: Draft; fee: number }) {
  const { t } = useTranslation(['payment-links', 'links']);
  const names = payerNames(issue.payers.recipients);
  const email = names.length > 0 ? undefined : draft.email?.trim();
  return (
    <>
      <div className="review-top">
        <p>{t('payment-links:review.amount')}</p>
        <Money cents={issue.totals.value} big />
        <p>{t(draft.single_use ? 'payment-links:review.single' : 'payment-links:review.many')}</p>
      </div>
      <ReviewItems issue={issue} />
      <ReviewGroup
        issue={issue}
        step="terms"
        title={t('payment-links:review.page')}
        lines={[
          [t('links:field.message'), draft.message],
          [t('links:field.method'), t(`links:method.${draft.payment_method}`)],
          ...(takesCardToo(draft.payment_method) && typeof draft.credit_discount === 'number'
            ? [[t('links:field.cardDiscount'), formatMoney(draft.credit_discount)] as [string, string]]
            : []),
          [t('links:field.expire'), draft.expire_at ? formatDay(draft.expire_at) : t('payment-links:review.noExpire')],
          [
            t('payment-links:review.address'),
            t(draft.request_delivery_address ? 'payment-links:review.yes' : 'payment-links:review.no'),
          ],
          ...(names.length > 0 ? [[t('payment-links:review.customers'), names.join(', ')] as [string, string]] : []),
          ...(email ? [[t('payment-links:recipient.email'), email] as [string, string]] : []),
          [t('payment-links:review.fee'), formatMoney(fee)],
        ]}
      />
    </>
  );
}
