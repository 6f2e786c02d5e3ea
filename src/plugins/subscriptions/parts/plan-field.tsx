import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { SelectField } from '../../../ui/form/choice-fields';
import { useRhythm } from './use-rhythm';

interface Props {
  id?: string;
  value?: number;
  onChange?: (id: number) => void;
}

/** The account's plans, by name. */
export const usePlans = () =>
  useCall('GET /plans', { query: { size: 100 } }, { topic: 'subscriptions', resource: 'subscription-plans' });

/** One of the plans, by how often and how many times it charges. */
export function PlanField(props: Props) {
  const { t } = useTranslation('subscriptions');
  const { whole } = useRhythm();
  const { data, isLoading, error } = usePlans();
  return (
    <SelectField<number>
      {...props}
      // an id that is none of them yet reads as nothing, not as a number
      {...(data || props.value === undefined ? {} : { labelRender: () => '' })}
      showSearch
      optionFilterProp="label"
      loading={isLoading}
      placeholder={t('plan.placeholder')}
      notFoundContent={<span role="status">{t(error ? 'plan.failed' : 'plan.none')}</span>}
      options={(data?.items ?? []).map((plan) => ({ value: plan.id, label: `${plan.name} · ${whole(plan)}` }))}
    />
  );
}
