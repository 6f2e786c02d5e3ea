import { useTranslation } from 'react-i18next';
import type { CardAccount } from '@balcao/contract/cards/shapes';
import { Picture } from '../../kits/pictures/picture';
import { formatMoney } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import './cards.css';

/** How much of the limit is used, as a bar or as a table. */
export function LimitPicture({ account: { creditLimit, usedLimit, availableLimit } }: { account: CardAccount }) {
  const { t } = useTranslation('cards');
  const share = creditLimit ? Math.min((usedLimit / creditLimit) * 100, 100) : 0;
  const rows = [
    [t('limit.used'), usedLimit],
    [t('limit.available'), availableLimit],
    [t('limit.total'), creditLimit],
  ] as const;
  return (
    <Picture
      title={t('limit.title')}
      lead={t('limit.lead', {
        used: formatMoney(usedLimit),
        total: formatMoney(creditLimit),
        left: formatMoney(availableLimit),
      })}
      chart={
        <div className="track">
          <span style={{ width: `${share}%` }} />
        </div>
      }
      table={
        <table className="plain-table">
          <caption className="sr-only">{t('limit.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('limit.part')}</th>
              <th scope="col" className="right">
                {t('value')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, cents]) => (
              <tr key={label}>
                <td>{label}</td>
                <td className="right num">
                  <Money cents={cents} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}
