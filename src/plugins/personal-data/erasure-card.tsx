import { useTranslation } from 'react-i18next';
import type { Fate, PersonalDataState } from '@balcao/contract/personal-data';
import { LinkButton } from '../../ui/action/link-button';
import { DetailSection } from '../../ui/page/detail-page';
import { usePathOf } from '../../ui/page/routing';
import { formatDay, formatInstant } from '../../ui/text/format';
import { Facts } from '../../ui/text/facts';

/** What would be erased today, what is kept until when and by which law, and the request that stands. */
export function ErasureCard({ state: { plan, request } }: { state: PersonalDataState }) {
  const { t } = useTranslation('personal-data');
  const path = usePathOf()('personal-data-erasure');
  return (
    <DetailSection
      title={t('erasure.title')}
      extra={path && <LinkButton to={path}>{t(request ? 'erasure.again' : 'erasure.open')}</LinkButton>}
    >
      <p>{t('erasure.lead')}</p>
      {request && (
        <p role="status">
          {request.ended_at
            ? t('erasure.ended', { at: formatInstant(request.ended_at) })
            : t('erasure.asked', { at: formatInstant(request.asked_at) })}
        </p>
      )}
      <Facts facts={plan.map((fate) => ({ label: t(`basis.${fate.basis}`), value: <Line of={fate} />, wide: true }))} />
    </DetailSection>
  );
}

function Line({ of: { fate, until, law, kinds } }: { of: Fate }) {
  const { t } = useTranslation('personal-data');
  const what = fate === 'kept' && !until ? t('fate.while') : t(`fate.${fate}`, { day: formatDay(until) });
  return (
    <>
      <strong>{what}</strong>
      {law && <span className="soft"> · {law}</span>}
      <details className="soft">
        <summary>{t('erasure.kinds', { count: kinds.length })}</summary>
        {kinds.join(', ')}
      </details>
    </>
  );
}
