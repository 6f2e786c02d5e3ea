import { Form } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { focusFirstError, recheckErrors } from '../../../ui/form-errors';
import { StepsPage, type Step } from '../../../ui/steps-page';
import { useDraft } from '../../../ui/use-draft';
import { useLeaveGuard } from '../../../ui/use-leave-guard';
import { CustomerStep } from './customer-step';
import { emptyDraft, type Draft } from './draft';
import { faultsOf, STEPS } from './faults';
import { IssueFailure } from './issue-failure';
import { IssueSummary } from './issue-summary';
import type { IssuedBillet } from './issued';
import { ItemsStep } from './items-step';
import { ReviewStep } from './review-step';
import { totalsOf } from './totals';
import { useFaults } from './use-fault-rule';
import { useIssue } from './use-issue';
import { useRecipient } from './use-recipients';

// Its calendar is a tenth of the page: fetched while the steps before it are filled in.
const loadTermsStep = () => import('./terms-step').then((module) => ({ default: module.TermsStep }));
const TermsStep = lazy(loadTermsStep);

interface Props {
  conditions: Answer<'GET /charges/conditions'>;
  /** Chosen beforehand. */
  customer?: number;
  onIssued: (billet: IssuedBillet) => void;
}

/** Customer, items, conditions, review. One form over all steps: what was typed stays while one goes back and forth. */
export function IssueForm({ conditions, customer, onIssued }: Props) {
  const { t } = useTranslation('charges');
  const [form] = Form.useForm<Draft>();
  const [start] = useState<Draft>(() => ({ ...emptyDraft(), ...(customer ? { customer } : {}) }));
  const draft = Form.useWatch((values: Draft) => values, { form, preserve: true }) ?? start;
  const [step, setStep] = useState(0);
  const [dirty, setDirty] = useState(false);
  const [tried, setTried] = useState(false);
  const { restored, drop } = useDraft(form, dirty);
  const guard = useLeaveGuard(dirty || restored);
  const { recipient } = useRecipient(draft.customer);
  const { issue, isRunning, failure, clear } = useIssue(form, setStep);
  const totals = totalsOf(draft);
  useEffect(() => {
    if (step > 0) void loadTermsStep().catch(() => undefined);
  }, [step]);
  const { textOf } = useFaults(conditions);
  const sumFault = faultsOf(draft, conditions)['items'];
  const itemsNotice = tried && sumFault ? textOf(sumFault) : undefined;

  const check = () => form.validateFields().then(
    () => true,
    () => (focusFirstError(form), false),
  );
  const checkItems = async () => {
    const right = await check();
    setTried(true);
    return right && !sumFault;
  };
  const send = async () => {
    const id = await issue(draft, Boolean(recipient?.email));
    if (!id) return false;
    guard.allow();
    setDirty(false);
    drop();
    onIssued({ id, name: recipient?.name ?? '', value: totals.value, due: draft.expire_at!, email: draft.send_email ? (recipient?.email ?? null) : null });
    return false;
  };
  const goTo = (next: number) => {
    clear();
    setStep(next);
  };

  const steps: Step[] = [
    { key: 'customer', title: t('issue.stepCustomer'), content: <CustomerStep restored={restored} />, onNext: check },
    { key: 'items', title: t('issue.stepItems'), content: <ItemsStep limits={conditions} notice={itemsNotice ?? (step === 1 ? failure : undefined)} />, onNext: checkItems },
    {
      key: 'terms',
      title: t('issue.stepTerms'),
      content: (
        <Suspense fallback={null}>
          <TermsStep limits={conditions} holidays={conditions.holidays} draft={draft} value={totals.value} email={recipient?.email} />
        </Suspense>
      ),
      onNext: check,
    },
    {
      key: 'review',
      title: t('issue.stepReview'),
      content: (
        <>
          <ReviewStep draft={draft} totals={totals} fee={conditions.fee} payer={recipient} onEdit={(key) => goTo(STEPS.indexOf(key))} />
          {failure !== undefined && <IssueFailure message={failure} />}
        </>
      ),
      next: t(failure === undefined ? 'issue.submit' : 'issue.retry'),
      onNext: send,
    },
  ];
  const summary = <IssueSummary draft={draft} totals={totals} fee={conditions.fee} payer={recipient?.name} />;
  return (
    <Form<Draft>
      form={form}
      name="issue"
      component={false}
      layout="vertical"
      requiredMark="optional"
      initialValues={start}
      validateTrigger={['onBlur', 'onSubmit']}
      onValuesChange={(changed: object) => {
        recheckErrors(form, changed);
        setDirty(true);
        clear();
      }}
    >
      <StepsPage title={t('issue.title')} lead={t('issue.lead')} steps={steps} current={step} onStep={goTo} busy={isRunning} summary={summary} />
    </Form>
  );
}
