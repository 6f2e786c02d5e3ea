import type { Answer } from '@balcao/contract/core/registry';
import { useChargeText } from '../texts';

/** How many of the batch are issued so far, and how many failed. */
export function BatchProgress({ batch: { pending, failed, ids } }: { batch: Answer<'GET /charge/batch/{uuid}'> }) {
  const t = useChargeText();
  const done = ids.length + failed;
  const total = done + pending;
  return (
    <section className="card batch-progress" aria-label={t('batch.title')}>
      <p role="status">
        {pending > 0 ? t('batch.working', { done, total }) : t('batch.done', { count: ids.length })}
        {failed > 0 && <span className="batch-refused"> · {t('batch.refused', { count: failed })}</span>}
      </p>
      {pending > 0 && (
        <>
          <progress value={done} max={total} aria-label={t('batch.working', { done, total })} />
          <p className="soft">{t('batch.workingHint')}</p>
        </>
      )}
    </section>
  );
}
