import { ClockCircleFilled } from '@ant-design/icons';
import { Button, Result } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { MoneyOperation } from '@balcao/contract/money/operation';
import { usePathOf } from '../../ui/page/routing';
import { CopyButton } from '../../ui/text/copy-button';
import { formatDay, formatMoney } from '../../ui/text/format';
import { ScheduledButton } from './scheduled-button';
import './done.css';

interface Props {
  operation: MoneyOperation;
  /** Beside the way to the receipt: what one may do next. */
  next?: ReactNode;
}

/** What became of an operation once it was signed, its protocol and the way to its receipt. */
export function MoneyDone({ operation, next }: Props) {
  const { t } = useTranslation('money');
  const navigate = useNavigate();
  const { id, label, state, amount, counterpart, protocol, scheduled_for } = operation;
  const path = usePathOf()('pay-transfer:receipts-detail', { id });
  return (
    <section className="card" role="status">
      <Result
        status={state === 'scheduled' ? 'info' : 'success'}
        {...(state === 'scheduled' && { icon: <ClockCircleFilled /> })}
        title={label}
        subTitle={
          <>
            <p>{`${formatMoney(amount)} · ${counterpart.name} · ${formatDay(scheduled_for)}`}</p>
            <p>{t('done.protocol')}</p>
            <p className="num">
              {protocol} <CopyButton text={protocol} what={t('done.protocol')} />
            </p>
          </>
        }
        extra={
          <>
            {path && (
              <Button type="primary" onClick={() => void navigate(path)}>
                {t('done.receipt')}
              </Button>
            )}
            {state === 'scheduled' && <ScheduledButton />}
            {next}
          </>
        }
      />
    </section>
  );
}
