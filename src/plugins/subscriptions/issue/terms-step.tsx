import { Button, Form } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageField } from '../../../kits/charging/message/message-field';
import type { Payers } from '../../../kits/charging/payers/payers';
import { TagsField } from '../../../kits/charging/tags/tags-field';
import type { Holiday } from '../../../kits/charging/terms/business-day';
import { DeliveryFields, SwitchRow } from '../../../kits/charging/terms/delivery-fields';
import { DueFields } from '../../../kits/charging/terms/due-fields';
import { EarlyFields } from '../../../kits/charging/terms/early-fields';
import { LateFields } from '../../../kits/charging/terms/late-fields';
import { DateField } from '../../../ui/form/date-field';
import { rules } from '../../../ui/form/rules';
import { PlanField } from '../parts/plan-field';
import type { Draft } from './draft';
import { ChoiceField } from '../../../ui/form/choice-field';

const NewPlan = lazy(() => import('./new-plan').then((module) => ({ default: module.NewPlan })));

const METHODS = ['banking_billet', 'credit_card'] as const;

interface Props {
  holidays: readonly Holiday[];
  /** Today in São Paulo, yyyy-mm-dd. */
  today: string;
  draft: Draft;
  /** Value of each charge, integer cents. */
  value: number;
  payers: Payers;
}

/** The plan, the payment method and when the first charge is due; then, for a billet, fine, interest and discount. */
export function SubscriptionTermsStep({ holidays, today, draft, value, payers }: Props) {
  const { t } = useTranslation('subscriptions');
  const form = Form.useFormInstance<Draft>();
  const [creating, setCreating] = useState(false);
  const byCard = draft.payment_method === 'credit_card';
  const take = (id: number) => {
    form.setFieldValue('plan_id', id);
    void form.validateFields(['plan_id']).catch(() => undefined);
    setCreating(false);
  };
  return (
    <>
      <Form.Item name="plan_id" label={t('column.plan')} extra={t('issue.planHint')} rules={[rules.chosen()]}>
        <PlanField />
      </Form.Item>
      <Form.Item>
        <Button onClick={() => setCreating(true)}>{t('plan.create.title')}</Button>
      </Form.Item>
      {creating && (
        <Suspense fallback={null}>
          <NewPlan onClose={() => setCreating(false)} onCreated={take} />
        </Suspense>
      )}
      <Form.Item
        name="payment_method"
        required
        label={t('fact.method')}
        extra={t(`issue.methodHint.${draft.payment_method}`)}
      >
        <ChoiceField options={METHODS.map((method) => ({ value: method, label: t(`method.${method}`) }))} />
      </Form.Item>
      {byCard ? (
        <Form.Item name="expire_at" label={t('issue.firstDue')} rules={[rules.chosen(), rules.day()]}>
          <DateField min={today} />
        </Form.Item>
      ) : (
        <>
          <DueFields due={draft.expire_at} holidays={holidays} />
          <LateFields value={value} interest={draft.interest} />
          <EarlyFields draft={draft} />
        </>
      )}
      <MessageField type="subscription" message={draft.message} />
      <TagsField />
      <DeliveryFields payers={payers}>
        {!byCard && <SwitchRow name="is_bolix" label={t('issue.bolix')} hint={t('issue.bolixHint')} />}
      </DeliveryFields>
    </>
  );
}
