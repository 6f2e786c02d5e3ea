import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maskDocument } from '../../../ui/text/format';
import { useCall } from '../../../data/use-call';
import { useRecipients } from './use-recipients';

interface Props {
  id?: string;
  value?: number;
  onChange?: (id: number | undefined) => void;
}

/** A customer by name, document or e-mail; the value is their id. */
export default function CustomerFilter({ value, ...rest }: Props) {
  const { t } = useTranslation('charging');
  const [text, setText] = useState('');
  const { data: found = [], isSearching, error } = useRecipients(text);
  const chosen = useCall(
    'GET /charges/recipients',
    { query: { ids: String(value ?? 0) } },
    { enabled: value !== undefined, resource: 'customers' },
  );
  const shown = [...(text.trim() ? [] : (chosen.data ?? [])), ...found].filter(
    (one, at, all) => all.findIndex(({ id }) => id === one.id) === at,
  );
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
          {isSearching ? t('customer.searching') : t(error ? 'customer.failed' : 'customer.empty')}
        </span>
      }
      options={shown.map(({ id, name, document }) => ({ value: id, label: `${name} · ${maskDocument(document)}` }))}
    />
  );
}
