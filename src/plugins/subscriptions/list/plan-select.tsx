import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { MultiSelect } from '../../../ui/form/multi-select';

interface Props {
  id?: string;
  value?: number[];
  onChange?: (ids: number[]) => void;
}

/** Chooses plans to filter a list by; the value is their ids. */
export function PlanChoices(props: Props) {
  const { t } = useTranslation('subscriptions');
  const { data, isLoading } = useCall(
    'GET /plans',
    { query: { size: 100 } },
    { topic: 'subscriptions', resource: 'subscription-plans' },
  );
  return (
    <MultiSelect<number[]>
      {...props}
      allowClear
      maxCount={20}
      optionFilterProp="label"
      loading={isLoading}
      placeholder={t('filter.anyPlan')}
      notFoundContent={<span role="status">{t('plan.none')}</span>}
      options={(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
