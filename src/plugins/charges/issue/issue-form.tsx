import { Alert, Button, Form } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Answer } from '@balcao/contract/core/registry';
import { focusFirstError, recheckErrors } from '../../../ui/form-errors';
import { StepsPage, type Step } from '../../../ui/steps-page';
import { useDraft } from '../../../ui/use-draft';
import { useLeaveGuard } from '../../../ui/use-leave-guard';
import { CustomerStep } from './customer-step';
import { untilOf, type Draft } from './draft';
import { faultsOf, firstOpen, STEPS } from './faults';
import { IssueFailure } from './issue-failure';
import { IssueSummary } from './issue-summary';
import type { IssuedBillet } from './issued';
import { ItemsStep } from './items-step';
import { ReviewStep } from './review-step';
import { totalsOf } from './totals';
import { useFaults } from './use-fault-rule';
import { useIssue } from './use-issue';
import { useChosen } from './use-recipients';

// Its calendar is a tenth of the page: fetched while the steps before it are filled in.
const loadTermsStep = () => import('./terms-step').then((module) => ({ default: module.TermsStep }));
const TermsStep = lazy(loadTermsStep);

interface Props {
  conditions: Answer<'GET /charges/conditions'>;
  /** What is filled in beforehand. */
  start: Draft;
  /** Why, where the user did not type it. */
  notice?: string | undefined;
  onIssued: (billet: IssuedBillet, customers: number[]) => void;
  /** Several are at work. */
  onBatch: (uuid: string, customers: number[]) => void;
  /** Nothing of what was typed is wanted. */
  onRestart: () => void;
}

/** Customer, items, conditions, review. One form over all steps: what was typed stays while one goes back and forth. */
export function IssueForm({ conditions, start, notice, onIssued, onBatch, onRestart }: Props) {
  const { t } = useTranslation(['charges', 'shell']);
  const [form] = Form.useForm<Draft>();
  const { search } = useLocation();
  const draft = Form.useWatch((values: Draft) => values, { form, preserve: true }) ?? start;
  const { step } = draft;
  const setStep = (next: number) => form.setFieldValue('step', next);
  const [moved, setMoved] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [tried, setTried] = useState(false);
  const { restored, drop } = useDraft(form, dirty, search, (kept) => ({
    ...kept,
    step: Math.min(kept.step, firstOpen(kept, conditions)),
  }));
  const guard = useLeaveGuard(dirty || restored);
  const payers = useChosen(draft.customers);
  const [recipient] = payers.recipients;
  const count = draft.customers.length;
  const { issue, isRunning, failure, clear } = useIssue(form, setStep);
  const hasFailed = !isRunning && (failure !== undefined || draft.unsure === true);
  const totals = totalsOf(draft);
  useEffect(() => {
    if (step > 0) void loadTermsStep().catch(() => undefined);
  }, [step]);
  const { textOf } = useFaults(conditions);
  const sumFault = faultsOf(draft, conditions)['items'];
  const itemsNotice = tried && sumFault ? textOf(sumFault) : undefined;

  const check = () =>
    form.validateFields().then(
      () => true,
      () => (focusFirstError(form), false),
    );
  const checkItems = async () => {
    const right = await check();
    // beside blank fields a word about their sum says nothing
    setTried(right);
    return right && !sumFault;
  };
  const send = async () => {
    const made = await issue(draft);
    if (!made) return false;
    guard.allow();
    setDirty(false);
    drop();
    if ('batch' in made) onBatch(made.batch, draft.customers);
    else
      onIssued(
        {
          id: made.id,
          name: recipient?.name ?? '',
          value: totals.value,
          due: draft.expire_at!,
          email: draft.send_email ? (recipient?.email ?? null) : null,
        },
        draft.customers,
      );
    return false;
  };
  const goTo = (next: number) => {
    clear();
    setStep(next);
    setMoved(true);
    setDirty(true);
  };

  /** A copied early discount moves with the due date, until its own day is chosen. */
  const followDue = (changed: Partial<Draft>) => {
    if (changed.conditional_discount?.until_date !== undefined) form.setFieldValue('early_days', undefined);
    else if ('expire_at' in changed && draft.early_days !== undefined)
      form.setFieldValue(
        ['conditional_discount', 'until_date'],
        untilOf(changed.expire_at, draft.early_days, conditions.today),
      );
  };

  const steps: Step[] = [
    { key: 'customer', title: t('charges:issue.stepCustomer'), content: <CustomerStep />, onNext: check },
    {
      key: 'items',
      title: t('charges:issue.stepItems'),
      content: <ItemsStep limits={conditions} notice={itemsNotice ?? (step === 1 ? failure : undefined)} />,
      onNext: checkItems,
    },
    {
      key: 'terms',
      title: t('charges:issue.stepTerms'),
      content: (
        <Suspense fallback={null}>
          <TermsStep
            limits={conditions}
            holidays={conditions.holidays}
            draft={draft}
            value={totals.value}
            payers={payers}
          />
        </Suspense>
      ),
      onNext: check,
    },
    {
      key: 'review',
      title: t('charges:issue.stepReview'),
      content: (
        <>
          <ReviewStep
            draft={draft}
            totals={totals}
            fee={conditions.fee}
            payers={payers}
            onEdit={(key) => goTo(STEPS.indexOf(key))}
          />
          {hasFailed && <IssueFailure message={failure ?? ''} count={count} unsure={draft.unsure === true} />}
        </>
      ),
      nextOff: payers.isKnown ? undefined : t('charges:review.payersUnknown'),
      next: hasFailed
        ? t('charges:issue.retry')
        : count > 1
          ? t('charges:issue.submitMany', { count })
          : t('charges:issue.submit'),
      onNext: send,
    },
  ];
  const restart = () => {
    drop();
    onRestart();
  };
  const found = restored ? t('shell:form.restored') : notice;
  const summary = <IssueSummary draft={draft} totals={totals} fee={conditions.fee} payers={payers} />;
  return (
    <Form<Draft>
      form={form}
      name="issue"
      component={false}
      layout="vertical"
      requiredMark="optional"
      initialValues={start}
      validateTrigger={['onBlur', 'onSubmit']}
      onValuesChange={(changed: Partial<Draft>) => {
        followDue(changed);
        recheckErrors(form, changed);
        setDirty(true);
        clear();
      }}
    >
      <StepsPage
        title={t('charges:issue.title')}
        lead={t('charges:issue.lead')}
        notice={
          found &&
          !moved && (
            <Alert
              type="info"
              showIcon
              closable={{ 'aria-label': t('shell:close') }}
              message={found}
              action={
                restored && (
                  <Button size="small" type="link" onClick={restart}>
                    {t('shell:form.restart')}
                  </Button>
                )
              }
              className="drawer-notice"
            />
          )
        }
        steps={steps}
        current={step}
        onStep={goTo}
        busy={isRunning}
        summary={summary}
      />
    </Form>
  );
}
