import { DeleteOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bill, BillReview } from '@balcao/contract/bills';
import { DateField } from '../../ui/form/date-field';
import { MoneyField } from '../../ui/form/fields';
import { formatDay, formatMoney } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { useToday } from '../../ui/text/use-today';

interface Props {
  one: BillReview;
  onChange: (more: { amount?: number; day?: string }) => void;
  onRemove: () => void;
}

/** One of the bills to be paid: payee, amount due on its day and why, when the money leaves, and the reasons of a refusal. */
export function BillCard({ one, onChange, onRemove }: Props) {
  const { t } = useTranslation('bills');
  const { bill, review, refusals, warnings } = one;
  if (!bill) return null;
  const isOpen = bill.value === 0;
  return (
    <li>
      <div className="bill-head">
        <strong>{bill.payee}</strong>
        <Money cents={review?.amount ?? bill.total} />
      </div>
      <Worth bill={bill} />
      {review && <Leaves review={review} />}
      {refusals.map(({ message }) => (
        <p key={message} className="bill-fault" role="alert">
          {message}
        </p>
      ))}
      {warnings.map((text) => (
        <Alert key={text} type="warning" showIcon message={text} />
      ))}
      <div className="bill-foot">
        {isOpen && <AmountField label={t('card.amountOf', { payee: bill.payee })} onAmount={onChange} />}
        <DayField label={t('card.dayOf', { payee: bill.payee })} onDay={onChange} />
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('card.removeOf', { payee: bill.payee })}
          onClick={onRemove}
        >
          {t('card.remove')}
        </Button>
      </div>
    </li>
  );
}

/** What the amount due is made of: kind, due date, value, fine, interest, discount. */
function Worth({ bill: { kind, due, value, fine, interest, discount } }: { bill: Bill }) {
  const { t } = useTranslation('bills');
  const given = (key: 'fine' | 'interest' | 'discount', cents: number) =>
    cents ? [t(`card.${key}`, { value: formatMoney(cents) })] : [];
  const words = [
    t(`kind.${kind}`),
    ...(due ? [t('card.due', { day: formatDay(due) })] : []),
    ...(fine || interest || discount ? [t('card.value', { value: formatMoney(value) })] : []),
    ...given('fine', fine),
    ...given('interest', interest),
    ...given('discount', discount),
  ];
  return <p className="soft bill-worth">{words.join(' · ')}</p>;
}

/** On which day the money leaves, and why not sooner. */
function Leaves({ review: { date } }: { review: NonNullable<BillReview['review']> }) {
  const { t } = useTranslation('bills');
  const day = formatDay(date.day);
  const text = date.moved
    ? t(`card.${date.moved}`, { day, cutOff: date.cutOff ?? '' })
    : date.today
      ? t('card.today')
      : t('card.later', { day });
  return <p className="soft bill-worth">{text}</p>;
}

function AmountField({ label, onAmount }: { label: string; onAmount: (more: { amount: number }) => void }) {
  const { t } = useTranslation('bills');
  const [cents, setCents] = useState<number>();
  return (
    <label>
      {t('card.amount')}
      <MoneyField
        aria-label={label}
        onChange={(value) => setCents(value ?? undefined)}
        onBlur={() => cents !== undefined && onAmount({ amount: cents })}
      />
    </label>
  );
}

function DayField({ label, onDay }: { label: string; onDay: (more: { day: string }) => void }) {
  const { t } = useTranslation('bills');
  const today = useToday();
  const [day, setDay] = useState<string | null>(null);
  return (
    <label>
      {t('card.day')}
      <DateField
        aria-label={label}
        min={today}
        value={day}
        onChange={(value) => {
          setDay(value);
          if (/^\d{4}-\d{2}-\d{2}$/.test(value ?? '')) onDay({ day: value! });
        }}
      />
    </label>
  );
}
