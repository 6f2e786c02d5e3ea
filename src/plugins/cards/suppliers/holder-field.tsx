import { Form } from 'antd';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import type { SupplierCard } from '@balcao/contract/cards/supplier-calls';
import '../cards.css';

/** Who holds a supplier's card: they see it and nothing else of the cards. `holder`: of the card as it is. */
export function HolderField({ holder }: { holder?: SupplierCard['holder'] | undefined }) {
  const { t } = useTranslation('cards');
  const { data } = useCall('GET /supplier-cards/holders', {});
  const offered = data?.items ?? [];
  // who holds it stays on the list when they may hold no other
  const people = holder && !offered.some(({ id }) => id === holder.id) ? [...offered, holder] : offered;
  return (
    <Form.Item
      name="holder"
      label={t('supplier.holder')}
      extra={t('supplier.holderHint')}
      getValueFromEvent={({ target }: ChangeEvent<HTMLSelectElement>) => (target.value ? Number(target.value) : null)}
      getValueProps={(value: number | null | undefined) => ({ value: value ?? '' })}
    >
      <select className="card-select">
        <option value="">{t('supplier.nobody')}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Form.Item>
  );
}
