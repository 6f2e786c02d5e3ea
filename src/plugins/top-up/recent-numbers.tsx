import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { useCall } from '../../data/use-call';
import { DetailSection } from '../../ui/page/detail-page';
import { RouteLink } from '../../ui/page/routing';
import { formatMoney, formatPhone } from '../../ui/text/format';

type Recent = Answer<'GET /recharge/recent'>['items'][number];

/** Numbers topped up before; one click fills the form. */
export function RecentNumbers({ onPick }: { onPick: (one: Recent) => void }) {
  const { t } = useTranslation('top-up');
  const { data } = useCall('GET /recharge/recent', {}, { topic: 'money-operations' });
  if (!data?.items.length) return null;
  return (
    <DetailSection title={t('recent')} extra={<RouteLink name="top-ups">{t('all')}</RouteLink>}>
      <ul className="recent-numbers">
        {data.items.map((one) => (
          <li key={one.phone}>
            <Button type="text" block className="recent-number" onClick={() => onPick(one)}>
              <span className="num">{formatPhone(one.phone)}</span>
              <span className="soft">{`${one.operator.name} · ${formatMoney(one.amount)}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
