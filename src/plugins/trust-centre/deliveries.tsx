import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Delivery } from '@balcao/contract/trust-centre';
import { useAction, useCall, useInvalidateCalls } from '../../data/use-call';
import { AskInPlace } from '../../ui/action/ask-in-place';
import { PartFailure } from '../../ui/page/part-failure';
import './deliveries.css';

/** Everything that goes out of the account by itself, whoever asked for it, each with a way to end it. */
export function Deliveries() {
  const { t } = useTranslation('trust-centre');
  const { data, error, retry } = useCall('GET /trust-centre/deliveries', {});
  if (error && !data) return <PartFailure message={t('deliveries.failed')} onRetry={retry} />;
  if (!data) return null;
  return (
    <section className="card deliveries-card" aria-labelledby="deliveries-title">
      <h2 className="card-title" id="deliveries-title">
        {t('deliveries.title')}
      </h2>
      <p className="soft">{t(data.items.length ? 'deliveries.lead' : 'deliveries.none')}</p>
      {data.items.length > 0 && (
        <ul className="deliveries">
          {data.items.map((one) => (
            <Row key={`${one.kind} ${one.id}`} delivery={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ delivery: { kind, id, what, to, every, by } }: { delivery: Delivery }) {
  const { t } = useTranslation('trust-centre');
  const [isAsked, setAsked] = useState(false);
  const { run, isRunning } = useAction('DELETE /trust-centre/deliveries/{kind}/{id}', {
    success: t('deliveries.ended'),
  });
  const again = useInvalidateCalls();
  const label = t('deliveries.endOf', { what, to });
  // a refused call has shown a toast
  const end = () =>
    run({ params: { kind, id } }).then(
      () => again('GET /trust-centre/deliveries'),
      () => setAsked(false),
    );
  return (
    <li>
      <div className="deliveries-line">
        <div>
          <strong>{what}</strong>
          <div>{to}</div>
          <div className="soft">
            {t(`deliveries.every.${every}`)} · {t('deliveries.by', { name: by })}
          </div>
        </div>
        <Button size="small" aria-label={label} aria-expanded={isAsked} onClick={() => setAsked(true)}>
          {t('deliveries.end')}
        </Button>
      </div>
      {isAsked && (
        <AskInPlace
          label={label}
          question={t('deliveries.ask', { to })}
          confirm={t('deliveries.endIt')}
          isRunning={isRunning}
          onConfirm={() => void end()}
          onCancel={() => setAsked(false)}
        />
      )}
    </li>
  );
}
