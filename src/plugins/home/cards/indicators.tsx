import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useReason } from '../../../ui/failure-card';
import { Money } from '../../../ui/money';
import { useSession } from '../../../ui/session';
import { useCall } from '../../../ui/use-call';
import { useLate } from '../../../ui/use-late';

const FIGURES = ['balance', 'incoming', 'month_revenue'] as const;

/** Balance, what is to come and what came this month. */
export default function Indicators() {
  const { t } = useTranslation(['home', 'shell']);
  const { balanceShown } = useSession();
  const { data, error, isLoading, retry } = useCall('GET /account/indicators', {}, { topic: '*' });
  const reason = useReason();
  const late = useLate(isLoading);
  if (error)
    return (
      <section className="card home-wide" role="alert">
        <h2 className="card-title">{t('shell:errors.communication')}</h2>
        <p className="soft">{reason(error)}</p>
        <Button onClick={retry}>{t('shell:retry')}</Button>
      </section>
    );
  return (
    <section className="home-wide" aria-label={t('indicators.title')}>
      <dl className="figures">
        {FIGURES.map((figure) => (
          <div className={`figure figure-${figure}`} key={figure}>
            <dt>{t(`indicators.${figure}`)}</dt>
            <dd>
              {data ? (
                <Money cents={data[figure]} big hidden={!balanceShown} />
              ) : late ? (
                <span className="bone figure-bone" />
              ) : (
                <span className="money-big">&nbsp;</span>
              )}
            </dd>
            <dd className="figure-note">{t(`indicators.${figure}Note`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
