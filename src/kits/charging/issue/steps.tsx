import type { ReactNode } from 'react';
import type { Step } from '../../../ui/page/steps-page';
import { ItemsStep } from '../items/items-step';
import { CustomerStep } from '../payers/customer-step';
import { useChargeText } from '../texts';
import { IssueFailure } from './issue-failure';
import type { IssueView } from './use-issue-draft';

/** Who pays. */
export function useCustomerStep({ check }: IssueView): Step {
  const t = useChargeText();
  return { key: 'customer', title: t('issue.stepCustomer'), content: <CustomerStep />, onNext: check };
}

/** What is charged, with shipping and discount. */
export function useItemsStep({ checkItems, sumFault, failure }: IssueView): Step {
  const t = useChargeText();
  return {
    key: 'items',
    title: t('issue.stepItems'),
    content: <ItemsStep fault={sumFault} notice={failure} />,
    onNext: checkItems,
  };
}

/** The conditions: the fields of the kind. */
export function useTermsStep({ check }: IssueView, content: ReactNode): Step {
  const t = useChargeText();
  return { key: 'terms', title: t('issue.stepTerms'), content, onNext: check };
}

/** Exactly what will happen when the button is pressed: the groups of the kind. */
export function useReviewStep(issue: IssueView, content: ReactNode): Step {
  const t = useChargeText();
  const { draft, payers, hasFailed, failure, send } = issue;
  const count = draft.customers.length;
  return {
    key: 'review',
    title: t('issue.stepReview'),
    content: (
      <>
        {content}
        {hasFailed && <IssueFailure message={failure ?? ''} count={count} unsure={draft.unsure === true} />}
      </>
    ),
    nextOff: payers.isKnown ? undefined : t('review.payersUnknown'),
    next: hasFailed ? t('issue.retry') : count > 1 ? t('issue.submitMany', { count }) : t('issue.submit'),
    onNext: send,
  };
}
