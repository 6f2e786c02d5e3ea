import { useTranslation } from 'react-i18next';
import type { InvestmentProduct } from '@balcao/contract/investments';
import { formatPercent } from '../../ui/text/percent';

/** Says which inflation is taken for months whose IPCA is not known yet; nothing where the asset does not depend on it. */
export function ProjectionNote({ of: { projection } }: { of: Pick<InvestmentProduct, 'projection'> }) {
  const { t } = useTranslation('investments');
  if (!projection) return null;
  const [year, month] = projection.month.split('-');
  return <p className="soft">{t('projection', { month: `${month}/${year}`, rate: formatPercent(projection.rate) })}</p>;
}
