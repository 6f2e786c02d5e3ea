import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MultiSelect } from '../../../ui/form/multi-select';
import { PlansNone } from '../parts/plan-field';
import { useFoundPlans, usePlansOf } from '../parts/use-plans';

interface Props {
  id?: string;
  value?: number[];
  onChange?: (ids: number[]) => void;
}

/** Chooses plans to filter a list by, found by what is typed; the value is their ids. */
export function PlanChoices(props: Props) {
  const { t } = useTranslation('subscriptions');
  const [text, setText] = useState('');
  const { plans, isSearching, error } = useFoundPlans(text);
  const chosen = usePlansOf(props.value ?? []);
  const further = text ? [] : chosen.filter(({ id }) => !plans.some((plan) => plan.id === id));
  return (
    <MultiSelect<number[]>
      {...props}
      allowClear
      maxCount={20}
      labelRender={({ label }) => label ?? '…'}
      filterOption={false}
      searchValue={text}
      onSearch={setText}
      onBlur={() => setText('')}
      onChange={(ids) => {
        props.onChange?.(ids);
        setText('');
      }}
      loading={isSearching}
      placeholder={t('filter.anyPlan')}
      notFoundContent={<PlansNone isSearching={isSearching} isFailed={error !== null} />}
      options={[...further, ...plans].map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
