import { useTranslation } from 'react-i18next';
import { takesWay, waysOf, type LinkMethod, type LinkWay } from '@balcao/contract/shared/link-methods';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import './preview.css';

interface Props {
  seller: string;
  message: string | undefined;
  items: readonly ({ name?: string; amount?: number | string | null; value?: number } | undefined)[];
  shipping: number;
  discount: number;
  /** Of who pays by card, where it is another. */
  cardDiscount?: number | null | undefined;
  /** Integer cents. */
  value: number;
  method: LinkMethod;
  address: boolean;
  expire: string | null | undefined;
}

/** The buttons of the payer's page: one for Pix and billet, and one for the card. */
function buttonsOf(method: LinkMethod): ('all' | LinkWay)[] {
  const codes = waysOf(method).filter((way) => way !== 'credit_card');
  const card = takesWay(method, 'credit_card') ? (['credit_card'] as const) : [];
  return [...(codes.length > 1 ? (['all'] as const) : codes), ...card];
}

/** The payer's page as it will look: what is typed shows here at once. */
export function PagePreview(props: Props) {
  const { seller, message, items, shipping, discount, cardDiscount, value, method, address, expire } = props;
  const { t } = useTranslation('links');
  const byCard = value + discount - (cardDiscount ?? discount);
  return (
    <section className="link-preview" aria-label={t('preview.label')}>
      <p className="soft">{t('preview.to')}</p>
      <p className="link-preview-seller">{seller}</p>
      <p className="lines">{message?.trim() || t('preview.noMessage')}</p>
      <ul>
        {items.map((item, at) => (
          <li key={at}>
            <span>{item?.name || t('preview.item')}</span>
            <Money cents={(typeof item?.amount === 'number' ? item.amount : 0) * (item?.value ?? 0)} />
          </li>
        ))}
        {shipping > 0 && (
          <li>
            <span>{t('preview.shipping')}</span>
            <Money cents={shipping} />
          </li>
        )}
        {discount > 0 && (
          <li>
            <span>{t('preview.discount')}</span>
            <Money cents={-discount} />
          </li>
        )}
      </ul>
      <Money cents={Math.max(0, value)} big />
      {byCard !== value && <p className="soft">{t('preview.byCard', { value: formatMoney(Math.max(0, byCard)) })}</p>}
      {expire && <p className="soft">{t('preview.until', { day: formatDay(expire) })}</p>}
      <p className="soft">{t(address ? 'preview.asksAddress' : 'preview.asks')}</p>
      {buttonsOf(method).map((way) => (
        <p key={way} className="link-preview-button">
          {t(`preview.${way}`)}
        </p>
      ))}
    </section>
  );
}
