import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { SelectField } from '../../../ui/form/choice-fields';
import { useRhythm } from './use-rhythm';

interface Props {
  id?: string;
  value?: number;
  onChange?: (id: number) => void;
}

/** The account's plans, the first 100 of them. */
export const usePlans = () =>
  useCall('GET /plans', { query: { size: 100 } }, { topic: 'subscriptions', resource: 'subscription-plans' });

/** Chooses one of the account's plans; each shows how often and how many times it charges. */
export function PlanField(props: Props) {
  const { t } = useTranslation('subscriptions');
  const { whole } = useRhythm();
  const { data, isLoading, error } = usePlans();
  return (
    <SelectField<number>
      {...props}
      // while plans load, the field is blank instead of showing the id
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
