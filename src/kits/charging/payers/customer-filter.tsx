import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maskDocument } from '../../../ui/text/format';
import { useCall } from '../../../data/use-call';

const WAIT = 300;

interface Props {
  id?: string;
  value?: number;
  onChange?: (id: number | undefined) => void;
}

/** A customer by name, document or e-mail; the value is their id. */
export default function CustomerFilter({ value, ...rest }: Props) {
  const { t } = useTranslation('charging');
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), WAIT);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useCall('GET /charges/recipients', { query: asked ? { text: asked } : {} }, { resource: 'customers' });
  const chosen = useCall(
    'GET /charges/recipients',
    { query: { ids: String(value ?? 0) } },
    { enabled: value !== undefined, resource: 'customers' },
  );
  const shown = [...(asked ? [] : (chosen.data ?? [])), ...(found.data ?? [])].filter(
    (one, at, all) => all.findIndex(({ id }) => id === one.id) === at,
  );
  const isSearching = found.isFetching || asked !== text.trim();
  return (
    <Select
      {...rest}
      {...(value === undefined ? {} : { value })}
      showSearch
      allowClear
      filterOption={false}
      onSearch={setText}
      loading={isSearching}
      placeholder={t('customer.placeholder')}
      notFoundContent={
        <span role="status">
          {isSearching ? t('customer.searching') : t(found.error ? 'customer.failed' : 'customer.empty')}
        </span>
      }
      options={shown.map(({ id, name, document }) => ({ value: id, label: `${name} · ${maskDocument(document)}` }))}
    />
  );
}
