import { useTranslation } from 'react-i18next';
import type { ReceiptOption } from '@balcao/contract/rates';
import { useIsPhone } from '../../../ui/page/use-is-phone';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { keyOf, useOptionName } from './options';
import '../../../ui/list/plain-table.css';

interface Props {
  options: ReceiptOption[];
  chosen: string;
  onChoose: (key: string) => void;
}

/** Ways to be paid, with fee, net amount and days; pressing a name shows its days. On a phone, fee and days are below name and amount. */
export function OptionTable({ options, chosen, onChoose }: Props) {
  const { t } = useTranslation('rates');
  const nameOf = useOptionName();
  const phone = useIsPhone();
  return (
    <div className="simulator-table">
      <table className="plain-table">
        <thead>
          <tr>
            <th>{t('simulator.method')}</th>
            {!phone && <th className="right">{t('simulator.fee')}</th>}
            <th className="right">{t('simulator.net')}</th>
            {!phone && <th className="right">{t('simulator.when')}</th>}
          </tr>
        </thead>
        <tbody>
          {options.map((option) => {
            const key = keyOf(option);
            const [first, last] = [option.receipts[0]!.day, option.receipts.at(-1)!.day];
            const fee = formatMoney(option.fee);
            const when =
              first === last
                ? formatDay(first)
                : t('simulator.until', { first: formatDay(first), last: formatDay(last) });
            return (
              <tr key={key} className={key === chosen ? 'simulator-chosen' : undefined}>
                <td>
                  <button
                    type="button"
                    className="link-button"
                    aria-pressed={key === chosen}
                    onClick={() => onChoose(key)}
                  >
                    {nameOf(option)}
                  </button>
                  {phone && <p className="soft num">{when}</p>}
                </td>
                {!phone && <td className="num right">{fee}</td>}
                <td className="num right">
                  {formatMoney(option.net)}
                  {phone && <p className="soft">{t('simulator.feeOf', { fee })}</p>}
                </td>
                {!phone && <td className="num right">{when}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
