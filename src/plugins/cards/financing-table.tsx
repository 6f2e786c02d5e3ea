import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { WideTable } from '../../ui/list/wide-table';
import { Money } from '../../ui/text/money';

export type Option = Answer<'POST /card-invoices/installments'>['items'][number];

/** 699 → '6,99%'. */
export const rate = (value: number): string =>
  `${(value / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })}%`;

/** Ways to pay in fixed instalments, the cheapest total first, with their rates and CET. */
export function FinancingTable({ options }: { options: Option[] }) {
  const { t } = useTranslation('cards');
  return (
    <WideTable label={t('finance.options')}>
      <thead>
        <tr>
          <th scope="col">{t('finance.count')}</th>
          <th scope="col" className="right">
            {t('finance.installment')}
          </th>
          <th scope="col" className="right">
            {t('finance.total')}
          </th>
          <th scope="col" className="right">
            {t('finance.monthly')}
          </th>
          <th scope="col" className="right">
            {t('finance.yearly')}
          </th>
          <th scope="col" className="right">
            {t('finance.cet')}
          </th>
        </tr>
      </thead>
      <tbody>
        {options.map((one) => (
          <tr key={one.count}>
            <td>{t('finance.times', { count: one.count })}</td>
            <td className="right num">
              <Money cents={one.installment} />
            </td>
            <td className="right num">
              <Money cents={one.total} />
            </td>
            <td className="right num">{rate(one.monthlyRate)}</td>
            <td className="right num">{rate(one.yearlyRate)}</td>
            <td className="right num">{rate(one.effectiveRate)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
