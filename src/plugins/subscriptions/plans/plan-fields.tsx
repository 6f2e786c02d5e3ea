import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { PLAN_INTERVAL, PLAN_REPEATS } from '@balcao/contract/shared/subscription-limits';
import type { PlanInput } from '@balcao/contract/subscriptions-plans';
import { ChoiceField } from '../../../ui/form/choice-field';
import { NumberField } from '../../../ui/form/number-field';
import { rules } from '../../../ui/form/rules';

export interface PlanValues {
  name: string;
  description?: string;
  interval: number | string;
  /** Whether the plan has a last charge. */
  ends: boolean;
  repeats?: number | string;
}

/** Initial values of a new plan's form. */
export const NEW_PLAN: Partial<PlanValues> = { interval: 1, ends: false, repeats: 12 };

/** Values of the form as the server takes them. */
export const planOf = ({ name, description, interval, ends, repeats }: PlanValues): PlanInput => ({
  name: name.trim(),
  ...(description?.trim() ? { description: description.trim() } : {}),
  interval: Number(interval),
  repeats: ends ? Number(repeats) : null,
});

const within = (typed: unknown, { minimum, maximum }: { minimum: number; maximum: number }) =>
  Number.isInteger(typed) && (typed as number) >= minimum && (typed as number) <= maximum;

/** Whether interval and number of charges are within a plan's limits. */
export const fits = ({ interval, ends, repeats }: Partial<PlanValues>): boolean =>
  within(interval, PLAN_INTERVAL) && (!ends || within(repeats, PLAN_REPEATS));

/** Fields of a plan: name, description, how often it charges, and how many times (domain.md 1). */
export function PlanFields() {
  const { t } = useTranslation('subscriptions');
  const rule = (limits: { minimum: number; maximum: number }, message: string) => ({
    validator: (_: unknown, typed: unknown) =>
      within(typed, limits) ? Promise.resolve() : Promise.reject(new Error(message)),
  });
  const range = ({ minimum: min, maximum: max }: { minimum: number; maximum: number }) => ({ min, max });
  return (
    <>
      <Form.Item name="name" label={t('plan.name')} rules={[rules.required()]}>
        <Input maxLength={80} autoComplete="off" />
      </Form.Item>
      <Form.Item name="description" label={t('plan.description')} extra={t('plan.descriptionHint')}>
        <Input maxLength={255} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="interval"
        required
        label={t('plan.interval')}
        extra={t('plan.intervalHint')}
        rules={[rule(PLAN_INTERVAL, t('plan.intervalRange', range(PLAN_INTERVAL)))]}
      >
        <NumberField />
      </Form.Item>
      <Form.Item name="ends" required label={t('plan.ends')}>
        <ChoiceField
          options={[
            { value: false, label: t('plan.endless') },
            { value: true, label: t('plan.ending') },
          ]}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['ends']}>
        {({ getFieldValue }) =>
          getFieldValue('ends') === true && (
            <Form.Item
              name="repeats"
              required
              label={t('plan.repeats')}
              rules={[rule(PLAN_REPEATS, t('plan.repeatsRange', range(PLAN_REPEATS)))]}
            >
              <NumberField />
            </Form.Item>
          )
        }
      </Form.Item>
    </>
  );
}
