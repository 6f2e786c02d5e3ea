import { Checkbox, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCall, type CallError } from '../../../data/use-call';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { ChoiceField } from '../../../ui/form/choice-field';
import { focusFirstError, placeServerErrors } from '../../../ui/form/form-errors';
import { Notice } from '../../../ui/form/notice';
import { rules } from '../../../ui/form/rules';
import { usePathOf } from '../../../ui/page/routing';
import { StepsPage } from '../../../ui/page/steps-page';
import { ReviewSummary } from '../../../ui/text/review-summary';
import { formatPercent } from '../../../ui/text/percent';
import { PlanTable } from './plan-table';
import { usePlanName } from './use-plan-name';

interface Choice {
  anticipation_due_days: number;
  accepts?: boolean;
}

/** Changes the plan: which days, what that costs and that one agrees to it, signature. */
export default function PlanPage() {
  const { t } = useTranslation('card-machine');
  const [form] = Form.useForm<Choice>();
  const [step, setStep] = useState(0);
  const [notice, setNotice] = useState<string>();
  const [chosen, setChosen] = useState<Choice>();
  const nameOf = usePlanName();
  const navigate = useNavigate();
  const path = usePathOf()('card-machine:settings')!;
  const { data } = useCall('GET /pos/my-account-financial-settings', {}, { topic: 'card-machine' });
  const signed = useSigned('PUT /pos/my-account-financial-settings/active-plan', { success: t('plan.done') });
  const days = Form.useWatch('anticipation_due_days', form);
  const plan = data?.plans.find((one) => one.anticipation_due_days === (days ?? chosen?.anticipation_due_days));
  const active = data?.active_plan_anticipation_due_days;
  const costs = plan !== undefined && plan.anticipation_rate > 0;

  const check = async () => {
    setNotice(undefined);
    const values = await form.validateFields().catch(() => undefined);
    if (!values) focusFirstError(form);
    setChosen(values);
    return Boolean(values);
  };
  const sign = async () => {
    setNotice(undefined);
    const { anticipation_due_days, accepts } = chosen!;
    try {
      if (!(await signed.run({ body: { anticipation_due_days, ...(accepts && { accepts }) } }))) return false;
      await navigate(path, { replace: true });
      return true;
    } catch (error) {
      setStep((error as CallError).errors ? 0 : 1);
      setNotice(placeServerErrors(form, error));
      return false;
    }
  };
  return (
    <StepsPage
      title={t('plan.change')}
      lead={active === undefined ? undefined : t('plan.now', { plan: nameOf(active) })}
      current={step}
      onStep={setStep}
      busy={signed.busy}
      notice={notice && <Notice message={notice} />}
      steps={[
        {
          key: 'choose',
          title: t('plan.choose'),
          onNext: check,
          content: (
            <Form<Choice> form={form} layout="vertical" noValidate {...(chosen && { initialValues: chosen })}>
              <Form.Item name="anticipation_due_days" label={t('plan.when')} rules={[rules.chosen()]}>
                <ChoiceField
                  style={{ display: 'grid', gap: '0.5rem' }}
                  options={(data?.plans ?? []).map(({ anticipation_due_days: value }) => ({
                    value,
                    label: value === active ? t('plan.current', { plan: nameOf(value) }) : nameOf(value),
                    disabled: value === active,
                  }))}
                />
              </Form.Item>
              {plan && <PlanTable plan={plan} />}
              {costs && (
                <Form.Item
                  name="accepts"
                  valuePropName="checked"
                  rules={[
                    {
                      validator: (_, value: unknown) =>
                        value === true ? Promise.resolve() : Promise.reject(new Error(t('plan.mustAccept'))),
                    },
                  ]}
                >
                  <Checkbox>{t('plan.accepts', { rate: formatPercent(plan.anticipation_rate, 2) })}</Checkbox>
                </Form.Item>
              )}
            </Form>
          ),
        },
        {
          key: 'sign',
          title: t('plan.sign'),
          next: t('plan.submit'),
          nextOff: signed.off,
          onNext: sign,
          content: plan && (
            <>
              <ReviewSummary
                title={t('plan.review')}
                lines={[
                  { label: t('plan.when'), value: nameOf(plan.anticipation_due_days) },
                  {
                    label: t('anticipation'),
                    value: costs
                      ? t('plan.monthly', { rate: formatPercent(plan.anticipation_rate, 2) })
                      : t('plan.none'),
                  },
                ]}
                note={t('plan.note')}
              />
              <SigningStep signed={signed} />
            </>
          ),
        },
      ]}
    />
  );
}
