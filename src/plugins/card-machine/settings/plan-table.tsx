import { useTranslation } from 'react-i18next';
import type { MachinePlan } from '@balcao/contract/card-machine/shapes';
import { formatPercent } from '../../../ui/text/percent';
import { WideTable } from '../../../ui/list/wide-table';
import './plan-table.css';

/** What a sale costs by a plan: by modality, brands and instalments, and what anticipation costs; `folds`: the table opens when asked. */
export function PlanTable({ plan, folds = false }: { plan: MachinePlan; folds?: boolean }) {
  const { t } = useTranslation('card-machine');
  const { rates, anticipation_rate: monthly } = plan;
  const cost = (
    <p className="soft">{monthly === 0 ? t('plan.noCost') : t('plan.cost', { rate: formatPercent(monthly, 2) })}</p>
  );
  if (!folds)
    return (
      <>
        {cost}
        <Rates rates={rates} />
      </>
    );
  const costs = rates.map(({ rate }) => rate);
  const [least, most] = [Math.min(...costs), Math.max(...costs)].map((rate) => formatPercent(rate, 2));
  return (
    <>
      <p>{t('plan.range', { least, most })}</p>
      {cost}
      <details className="plan-rates">
        <summary>{t('plan.all', { count: rates.length })}</summary>
        <Rates rates={rates} />
      </details>
    </>
  );
}

function Rates({ rates }: Pick<MachinePlan, 'rates'>) {
  const { t } = useTranslation('card-machine');
  return (
    <WideTable label={t('plan.rates')}>
      <thead>
        <tr>
          <th scope="col">{t('modalityTitle')}</th>
          <th scope="col">{t('brands')}</th>
          <th scope="col">{t('parcels')}</th>
          <th scope="col" className="right">
            {t('plan.rate')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ modality, brands, from, to, rate }) => (
          <tr key={`${modality} ${brands.join(' ')} ${from}`}>
            <td>{t(`modality.${modality}`)}</td>
            <td>{brands.map((brand) => t(`brand.${brand}`)).join(', ') || '—'}</td>
            <td>{from === to ? t('times', { count: from }) : t('plan.span', { from, to })}</td>
            <td className="right num">{formatPercent(rate, 2)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
