import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../data/use-call';
import { formatMoney } from '../../../../ui/text/format';
import { RouteLink } from '../../../../ui/page/routing';
import { BatchPapers } from './batch-papers';

/**
 * Total value of a batch's billets, all of them as one PDF, and the customers that got no e-mail because they have no address, each with a
 * link to their billet.
 */
export function BatchSum({ uuid, ids }: { uuid: string; ids: number[] }) {
  const { t } = useTranslation('charges');
  const { data } = useCall('POST /charges/sum', { body: { ids } });
  if (!data) return null;
  const without = data.count - data.withEmail;
  const more = without - data.withoutEmail.length;
  return (
    <section className="card batch-sum" aria-label={t('batch.sumLabel')}>
      <div className="batch-sum-head">
        <strong>{t('batch.sum', { value: formatMoney(data.value) })}</strong>
        <BatchPapers uuid={uuid} ids={ids} />
      </div>
      {without > 0 && (
        <>
          <p>{t('batch.withoutEmail', { count: without })}</p>
          <ul className="batch-without">
            {data.withoutEmail.map(({ id, customerName }) => (
              <li key={id}>
                <RouteLink name="billing-banking_billet-management-detail" params={{ id }}>
                  {customerName}
                </RouteLink>
              </li>
            ))}
            {more > 0 && <li className="soft">{t('batch.withoutMore', { count: more })}</li>}
          </ul>
        </>
      )}
    </section>
  );
}
