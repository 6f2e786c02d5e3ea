import { useTranslation } from 'react-i18next';
import type { Tag } from '@balcao/contract/tags';
import { MultiSelect } from '../../../ui/form/multi-select';
import { TagMark } from './tags';
import { useTags } from './use-tags';

interface Props {
  id?: string;
  value?: number[];
  onChange?: (ids: number[]) => void;
  /** No more of them than this. */
  max?: number;
  placeholder?: string;
}

/** Tags to choose from; the value is their ids. A hidden one is offered only where it is chosen already. */
export function TagSelect({ max = 20, placeholder, ...rest }: Props) {
  const { t } = useTranslation('charging');
  const { rows: tags = [], error, isLoading } = useTags();
  const offered = tags.filter(({ id, hidden }) => !hidden || rest.value?.includes(id));
  return (
    <MultiSelect<number[]>
      {...rest}
      allowClear
      maxCount={max}
      optionFilterProp="label"
      loading={isLoading}
      placeholder={placeholder ?? t('tags.pick')}
      notFoundContent={<span role="status">{t(error ? 'tags.failed' : 'tags.none')}</span>}
      options={offered.map(({ id, name, color_ref }) => ({ value: id, label: name, color: color_ref }))}
      optionRender={({ data }) => markedOf(data as unknown as Marked)}
    />
  );
}

interface Marked {
  label: string;
  color: Tag['color_ref'];
}

const markedOf = ({ label, color }: Marked) => (
  <span className="tag-option">
    <TagMark color={color} /> {label}
  </span>
);
