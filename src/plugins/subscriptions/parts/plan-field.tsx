import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/form/choice-fields';
import { useFoundPlans, usePlansOf } from './use-plans';
import { useRhythm } from './use-rhythm';

interface Props {
  id?: string;
  value?: number;
  onChange?: (id: number) => void;
}

/** Chooses one of the account's plans, found by what is typed; each shows how often and how many times it charges. */
export function PlanField(props: Props) {
  const { t } = useTranslation('subscriptions');
  const { whole } = useRhythm();
  const [text, setText] = useState('');
  const { plans, isSearching, error } = useFoundPlans(text);
  const chosen = usePlansOf(props.value === undefined ? [] : [props.value]);
  const further = text ? [] : chosen.filter(({ id }) => !plans.some((plan) => plan.id === id));
  return (
    <SelectField<number>
      {...props}
      // while plans load, the field is blank instead of showing the id
      labelRender={({ label }) => label ?? ''}
      showSearch
      filterOption={false}
      onSearch={setText}
      loading={isSearching}
      placeholder={t('plan.placeholder')}
      notFoundContent={<PlansNone isSearching={isSearching} isFailed={error !== null} />}
      options={[...further, ...plans].map((plan) => ({ value: plan.id, label: `${plan.name} · ${whole(plan)}` }))}
    />
  );
}

/** Why no plan is listed. */
export function PlansNone({ isSearching, isFailed }: { isSearching: boolean; isFailed: boolean }) {
  const { t } = useTranslation(['subscriptions', 'charging']);
  return (
    <span role="status">
      {isSearching
        ? t('charging:customer.searching')
        : t(isFailed ? 'subscriptions:plan.failed' : 'subscriptions:plan.none')}
    </span>
  );
}
