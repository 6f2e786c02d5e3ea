import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AutomaticPayment } from '@balcao/contract/pix-automatic';
import { DetailSection } from '../../../ui/page/detail-page';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { StatusTag, type Tone } from '../../../ui/text/status-tag';
import '../parts/rows.css';

const TONES: Record<AutomaticPayment['state'], Tone> = {
  scheduled: 'wait',
  reserved: 'wait',
  sent: 'wait',
  settled: 'good',
  refused: 'bad',
  returned: 'warn',
  cancelled: 'off',
};

interface Props {
  payments: AutomaticPayment[];
  isFixed: boolean;
  onCancel: () => void;
}

/** Each payment of an authorisation, latest first. */
export function Payments({ payments, isFixed, onCancel }: Props) {
  const { t } = useTranslation('pix-automatic');
  const first = payments.findLast((one) => one.may_cancel)?.id;
  return (
    <DetailSection title={t('detail.payments')}>
      {payments.length === 0 && <p className="soft">{t(isFixed ? 'detail.noFixed' : 'detail.noPayments')}</p>}
      <ul className="automatic-rows">
        {payments.map(({ id, day, amount, state, reason }) => (
          <li key={id} className="automatic-row">
            <span className="num">{formatDay(day)}</span>
            <StatusTag tone={TONES[state]}>{t(`detail.money.${state}`)}</StatusTag>
            <span className="automatic-row-main soft">{reason}</span>
            {id === first && (
              <Button type="link" onClick={onCancel}>
                {t('detail.cancelNext')}
              </Button>
            )}
            <Money cents={amount} />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
