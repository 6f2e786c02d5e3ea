import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChargeItem } from '@balcao/contract/charge-items';
import { formatMoney } from '../../../ui/text/format';
import { useCall } from '../../../data/use-call';

const WAIT = 300;

/** Finds an item of the catalogue by name. */
export function CatalogueSelect({ onChoose }: { onChoose: (item: ChargeItem) => void }) {
  const { t } = useTranslation('charging');
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), WAIT);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error, isFetching } = useCall(
    'POST /charge-items/search',
    { body: { size: 50, ...(asked ? { text: asked } : {}) } },
    { resource: 'charge-items', topic: 'charge-items' },
  );
  // until what is typed is asked for there are none: Enter would choose an item that was listed before
  const items = asked === text.trim() ? (data?.items ?? []) : [];
  if (data?.total === 0 && asked === '' && text === '') return null;
  const emptyText =
    isFetching || asked !== text.trim()
      ? t('customer.searching')
      : t(error ? 'items.catalogueFailed' : 'items.catalogueEmpty');
  return (
    <Select
      className="items-catalogue"
      aria-label={t('items.catalogue')}
      value={null}
      placeholder={t('items.cataloguePlaceholder')}
      showSearch
      filterOption={false}
      searchValue={text}
      onSearch={setText}
      notFoundContent={<span role="status">{emptyText}</span>}
      options={items.map(({ id, name, value }) => ({ value: id, label: `${name} · ${formatMoney(value)}` }))}
      onChange={(id: number | null) => {
        const item = items.find((one) => one.id === id);
        if (item) onChoose(item);
        setText('');
      }}
    />
  );
}
