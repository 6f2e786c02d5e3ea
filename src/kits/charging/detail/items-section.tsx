import type { ChargeDetail } from '@balcao/contract/charges';
import { DetailSection } from '../../../ui/page/detail-page';
import { formatInteger } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import '../../../ui/list/plain-table.css';
import { useChargeText } from '../texts';

/** Integer cents. */
interface Props {
  items: readonly Pick<ChargeDetail['charge_items'][number], 'id' | 'name' | 'amount' | 'value'>[];
  shipping: number;
  discount: number;
  value: number;
}

/** The items, shipping and discount the value is made of. */
export function ItemsSection({ items, shipping, discount, value }: Props) {
  const t = useChargeText();
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
          {items.map(({ id, name, amount, value: each }) => (
            <tr key={id}>
              <td>{name}</td>
              <td className="right num">{formatInteger(amount)}</td>
              <td className="right">
                <Money cents={each} />
              </td>
              <td className="right">
                <Money cents={amount * each} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {shipping > 0 && <Foot label={t('detail.shipping')} cents={shipping} />}
          {discount > 0 && <Foot label={t('detail.discount')} cents={-discount} />}
          <Foot label={t('detail.total')} cents={value} />
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
