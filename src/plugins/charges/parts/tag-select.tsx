import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../ui/use-call';

interface Props {
  id?: string;
  value?: number[];
  onChange?: (ids: number[]) => void;
  /** No more of them than this. */
  max?: number;
}

/** Tags to choose from; the value is their ids. */
export function TagSelect({ max = 20, ...rest }: Props) {
  const { t } = useTranslation('charges');
  const { data, error, isLoading } = useCall('GET /tags', { query: {} }, { topic: 'tags' });
  return (
    <Select<number[]>
      {...rest}
      mode="multiple"
      allowClear
      maxCount={max}
      optionFilterProp="label"
      loading={isLoading}
      placeholder={t('tags.pick')}
      notFoundContent={<span role="status">{t(error ? 'tags.failed' : 'tags.none')}</span>}
      options={data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
    />
  );
}
