import type { RefSelectProps } from 'antd';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { MultiSelect } from '../../../ui/form/multi-select';
import { useGroups } from './use-groups';

interface Props {
  id?: string;
  value?: (number | string)[];
  onChange?: (groups: (number | string)[]) => void;
  /** The form needs it to find the field whose value the server refused. */
  ref?: Ref<RefSelectProps>;
}

const MOST = 20;
const LONGEST = 40;

const isNew = (group: unknown): group is string => typeof group === 'string';

/** Chooses groups by id; a typed name that is not a group yet is retained as its name, to be created with the customer. */
export function GroupsField({ id, value = [], onChange, ref }: Props) {
  const { t } = useTranslation('customers');
  const { options, isLoading } = useGroups();
  const groupNamed = (text: string) =>
    options.find(({ label }) => label.toLocaleLowerCase('pt-BR') === text.toLocaleLowerCase('pt-BR'))?.value ?? text;
  const choose = (groups: (number | string)[]) => {
    const chosen = groups.map((group) =>
      isNew(group) ? groupNamed(group.trim().replace(/\s+/g, ' ').slice(0, LONGEST)) : group,
    );
    onChange?.([...new Set(chosen)].slice(0, MOST));
  };
  return (
    <MultiSelect<(number | string)[], { value: number | string; label: string }>
      {...(id ? { id } : {})}
      {...(ref ? { ref } : {})}
      mode="tags"
      value={value}
      onChange={choose}
      options={options}
      optionFilterProp="label"
      // existing groups are listed before the new one
      filterSort={(a, b) => Number(isNew(a.value)) - Number(isNew(b.value))}
      loading={isLoading}
      labelRender={({ value: group, label }) => (isNew(group) ? t('field.groupNew', { name: group }) : label)}
      optionRender={({ value: group, label }) => (isNew(group) ? t('field.groupCreate', { name: group }) : label)}
    />
  );
}
