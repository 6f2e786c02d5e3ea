import { useTranslation } from 'react-i18next';
import type { ChargeDetail } from '@balcao/contract/charges';
import { DetailSection } from '../../../ui/detail-page';
import { formatInteger } from '../../../ui/format';
import { Money } from '../../../ui/money';
import '../../../ui/plain-table.css';

/** The items, shipping and discount the value is made of. */
export function ItemsSection({ billet }: { billet: ChargeDetail }) {
  const { t } = useTranslation('charges');
  const shipping = billet.charge_shippings.reduce((sum, { value }) => sum + value, 0);
  const { discount } = billet.charge_payment;
  return (
    <DetailSection title={t('detail.items')}>
      <table className="plain-table plain-stack">
        <thead>
          <tr>
            <th scope="col">{t('detail.item')}</th>
            <th scope="col" className="right">
              {t('detail.amount')}
            </th>
            <th scope="col" className="right">
              {t('detail.unit')}
            </th>
            <th scope="col" className="right">
              {t('detail.sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {billet.charge_items.map(({ id, name, amount, value }) => (
            <tr key={id}>
              <td>{name}</td>
              <td className="right num">{formatInteger(amount)}</td>
              <td className="right">
                <Money cents={value} />
              </td>
              <td className="right">
                <Money cents={amount * value} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {shipping > 0 && <Foot label={t('detail.shipping')} cents={shipping} />}
          {discount > 0 && <Foot label={t('detail.discount')} cents={-discount} />}
          <Foot label={t('detail.total')} cents={billet.value} />
        </tfoot>
      </table>
    </DetailSection>
  );
}

const Foot = ({ label, cents }: { label: string; cents: number }) => (
  <tr>
    <td colSpan={3}>{label}</td>
    <td className="right">
      <Money cents={cents} />
    </td>
  </tr>
);
