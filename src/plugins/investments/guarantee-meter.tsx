import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { DetailSection } from '../../ui/page/detail-page';
import { formatMoney } from '../../ui/text/format';
import './investments.css';

/** How far the guarantee fund covers what is invested: by conglomerate, and of all. */
export function GuaranteeMeter() {
  const { t } = useTranslation('investments');
  const { data } = useCall('GET /investments/guarantee', {}, { topic: 'investments' });
  if (!data?.items.length) return null;
  const { limit, overall, covered, items } = data;
  return (
    <DetailSection title={t('guarantee.title')}>
      <p className="soft">{t('guarantee.lead', { limit: formatMoney(limit), overall: formatMoney(overall) })}</p>
      <ul className="meters">
        {items.map(({ conglomerate, value, covered: part }) => (
          <li key={conglomerate}>
            <span>{conglomerate}</span>
            <meter
              min={0}
              max={limit}
              value={Math.min(value, limit)}
              aria-label={t('guarantee.of', { conglomerate })}
            />
            <span className="num">
              {value > limit
                ? t('guarantee.over', { covered: formatMoney(part), over: formatMoney(value - limit) })
                : t('guarantee.within', { value: formatMoney(value), limit: formatMoney(limit) })}
            </span>
          </li>
        ))}
      </ul>
      <p>{t('guarantee.covered', { covered: formatMoney(covered) })}</p>
    </DetailSection>
  );
}
