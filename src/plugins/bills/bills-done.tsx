import { ClockCircleFilled } from '@ant-design/icons';
import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import type { MoneyOperation } from '@balcao/contract/money/operation';
import { ScheduledButton } from '../../kits/money/scheduled-button';
import { RouteLink } from '../../ui/page/routing';
import { formatDay, formatMoney } from '../../ui/text/format';
import '../../kits/money/done.css';

/** The bills that were paid or scheduled, each with a link to its receipt. */
export function BillsDone({ items, onAgain }: { items: MoneyOperation[]; onAgain: () => void }) {
  const { t } = useTranslation('bills');
  const total = items.reduce((sum, { amount, fee }) => sum + amount + fee, 0);
  const waiting = items.filter(({ state }) => state === 'scheduled').length;
  const sent = t('done.sentAll', { count: items.length - waiting });
  const scheduled = t('done.scheduledAll', { count: waiting });
  const title = !waiting ? sent : waiting === items.length ? scheduled : t('done.both', { sent, scheduled });
  return (
    <section className="card" role="status">
      <Result
        status={waiting === items.length ? 'info' : 'success'}
        {...(waiting === items.length && { icon: <ClockCircleFilled /> })}
        title={title}
        subTitle={formatMoney(total)}
        extra={
          <>
            <Button type="primary" onClick={onAgain}>
              {t('done.again')}
            </Button>
            {waiting > 0 && <ScheduledButton />}
          </>
        }
      />
      <ul className="bill-list">
        {items.map(({ id, counterpart, amount, state, scheduled_for }) => (
          <li key={id}>
            <div className="bill-head">
              <RouteLink name="pay-transfer:receipts-detail" params={{ id }}>
                {counterpart.name}
              </RouteLink>
              <span className="num">{formatMoney(amount)}</span>
            </div>
            <p className="soft bill-worth">
              {state === 'scheduled' ? t('done.scheduled', { day: formatDay(scheduled_for) }) : t('done.sent')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
