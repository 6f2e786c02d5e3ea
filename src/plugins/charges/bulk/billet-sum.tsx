import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../ui/text/format';
import { useCall } from '../../../data/use-call';
import './billet-sum.css';

/**
 * Count and total value of the billets that the action will change. With `mailed`: how many customers are e-mailed, and how many have no
 * address.
 */
export function BilletSum({ ids, mailed = false }: { ids: number[]; mailed?: boolean }) {
  const { t } = useTranslation(['charges-bulk', 'shell']);
  const { data, error, retry } = useCall('POST /charges/sum', { body: { ids } });
  const reach = ({ count, withEmail }: { count: number; withEmail: number }) => {
    const to = t('charges-bulk:sum.mailed', { count: withEmail });
    return count > withEmail ? `${to}; ${t('charges-bulk:sum.without', { count: count - withEmail })}` : `${to}.`;
  };
  return (
    <p className="billet-sum" role="status">
      {data && (
        <>
          <span>{t('charges-bulk:sum.count', { count: data.count })}</span>{' '}
          <strong className="num">{formatMoney(data.value)}</strong>
          {mailed && <span className="billet-sum-mail">{reach(data)}</span>}
        </>
      )}
      {error && !data && (
        <>
          <span>{t('charges-bulk:sum.failed')}</span>{' '}
          <button type="button" className="link-button" onClick={retry}>
            {t('shell:retry')}
          </button>
        </>
      )}
    </p>
  );
}
