import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../data/use-call';
import { useBilletPath } from '../parts/billet-actions';

/** Number and customer of at most 100 billets; those that no longer exist show only their number. */
export function BilletRows({ ids }: { ids: number[] }) {
  const { t } = useTranslation('charges-bulk');
  const pathOf = useBilletPath();
  const { data } = useCall('POST /charges/all', { body: { ids, size: 100 } });
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <span>{data?.items.find((one) => one.id === id)?.customerName ?? ''}</span>
          <Link className="num" to={pathOf(id)}>
            {t('number', { id })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
