import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction, useCall } from '../../../data/use-call';
import { RowActions } from '../../../ui/action/row-actions';
import { DetailSection } from '../../../ui/page/detail-page';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { useMoment } from '../use-moment';

/** Number of lines shown before 'show all' is pressed. */
const FIRST = 5;

/** The reminders of the next seven days, each with actions to pause its charge or its customer. */
export function Upcoming() {
  const { t } = useTranslation('dunning');
  const momentOf = useMoment();
  const { data } = useCall('GET /dunning/upcoming', {}, { topic: 'dunning' });
  const { run } = useAction('POST /dunning/pauses', { success: t('pauses.done') });
  const pause = (charge_id: number, whole_customer: boolean) =>
    void run({ body: { charge_id, whole_customer } }).catch(() => undefined);
  const [isWhole, setIsWhole] = useState(false);
  if (!data) return null;
  const items = isWhole ? data.items : data.items.slice(0, FIRST);
  return (
    <DetailSection title={t('upcoming.title')}>
      {data.items.length === 0 && <p className="soft">{t('upcoming.none')}</p>}
      <ul className="dunning-lines">
        {items.map((one) => (
          <li key={`${one.step}-${one.charge_id}`}>
            <div>
              <strong>{one.customer_name}</strong>
              <div className="soft">
                <span className="num">{formatDay(one.day)}</span> · {t(`channel.${one.channel}`)} · {momentOf(one.days)}
              </div>
            </div>
            <Money cents={one.value} />
            <RowActions
              of={one.customer_name}
              actions={[
                { key: 'charge', label: t('pauses.pauseCharge'), onClick: () => pause(one.charge_id, false) },
                { key: 'customer', label: t('pauses.pauseCustomer'), onClick: () => pause(one.charge_id, true) },
              ]}
            />
          </li>
        ))}
      </ul>
      {items.length < data.items.length && (
        <Button block onClick={() => setIsWhole(true)}>
          {t('upcoming.all', { count: data.items.length })}
        </Button>
      )}
      {isWhole && data.isLowerBound && <p className="soft">{t('upcoming.more', { count: data.items.length })}</p>}
    </DetailSection>
  );
}
