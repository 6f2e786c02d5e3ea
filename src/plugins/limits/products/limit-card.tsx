import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Limit } from '@balcao/contract/limits';
import { DetailSection } from '../../../ui/page/detail-page';
import { useCancelRequest } from '../use-cancel-request';
import { LimitBar, PendingText } from './limit-bar';

/** One limit, an increase of it that is waiting, and the link to ask for another limit. */
export function LimitCard({ limit }: { limit: Limit }) {
  const { t } = useTranslation('limits');
  const { pathname } = useLocation();
  const page = pathname.replace(/\/alterar$/, '');
  return (
    <DetailSection title={t(`interval.${limit.interval}`)}>
      <LimitBar limit={limit} label={t('bar.limit')} />
      {limit.pending && <Pending pending={limit.pending} />}
      <p className="limit-change">
        <Link to={`${page}/alterar?intervalo=${limit.interval}`}>{t(`change.${limit.interval}`)}</Link>
      </p>
    </DetailSection>
  );
}

function Pending({ pending }: { pending: NonNullable<Limit['pending']> }) {
  const { t } = useTranslation('limits');
  const { cancel, isRunning } = useCancelRequest();
  return (
    <div className="limit-pending">
      <span>
        <PendingText pending={pending} />
      </span>
      <Button loading={isRunning} onClick={() => void cancel(pending.id)}>
        {t('pending.cancel')}
      </Button>
    </div>
  );
}
