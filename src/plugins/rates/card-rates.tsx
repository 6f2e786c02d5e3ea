import { useTranslation } from 'react-i18next';
import type { Rates } from '@balcao/contract/rates';
import { formatMoney } from '../../ui/text/format';
import { formatPercent } from '../../ui/text/percent';
import '../../ui/list/plain-table.css';

/** The card's rates: a line for each number of instalments, a column for each release term. */
export function CardRates({ card }: { card: Rates['card'] }) {
  const { t } = useTranslation('rates');
  const bands = card[0]?.bands ?? [];
  return (
    <>
      <table className="plain-table">
        <thead>
          <tr>
            <th>{t('card.instalments')}</th>
            {card.map(({ release }) => (
              <th key={release} className="right">
                {t('card.release', { count: release })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bands.map(({ from, to }, i) => (
            <tr key={from}>
              <td>{from === to ? t('card.once') : t('card.band', { from, to })}</td>
              {card.map(({ release, bands: own }) => (
                <td key={release} className="num right">
                  {formatPercent(own[i]!.percent)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">{t('card.fixed', { value: formatMoney(bands[0]?.fixed ?? 0) })}</p>
    </>
  );
}
