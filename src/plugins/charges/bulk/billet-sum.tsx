import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../ui/text/format';
import { useCall } from '../../../data/use-call';
import './billet-sum.css';

/** How many billets and how much money the action is about to touch. */
export function BilletSum({ ids }: { ids: number[] }) {
  const { t } = useTranslation(['charges-bulk', 'shell']);
  const { data, error, retry } = useCall('POST /charges/sum', { body: { ids } });
  return (
    <p className="billet-sum" role="status">
      {data && (
        <>
          <span>{t('charges-bulk:sum.count', { count: data.count })}</span>{' '}
          <strong className="num">{formatMoney(data.value)}</strong>
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
