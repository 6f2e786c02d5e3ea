import { DeleteOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bill, BillReview } from '@balcao/contract/bills';
import { isRealDay } from '@balcao/contract/shared/day';
import { DateField } from '../../ui/form/date-field';
import { MoneyField } from '../../ui/form/fields';
import { formatDay, formatMoney } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { useToday } from '../../ui/text/use-today';
import type { BillWish } from './use-bills';

interface Props {
  one: BillReview;
  /** What is asked of it. */
  wish: BillWish;
  /** Resolves once the change was reviewed, or could not be. */
  onChange: (more: BillWish) => Promise<void>;
  onRemove: () => void;
}

/** One of the bills to be paid: payee, amount due on its day and why, when the money leaves, and the reasons of a refusal. */
export function BillCard({ one, wish, onChange, onRemove }: Props) {
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
        {isOpen && (
          <AmountField
            label={t('card.amountOf', { payee: bill.payee })}
            asked={wish.amount}
            onAsk={(amount) => onChange({ amount })}
          />
        )}
        <DayField label={t('card.dayOf', { payee: bill.payee })} asked={wish.day} onAsk={(day) => onChange({ day })} />
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
  const factOf = (key: 'fine' | 'interest' | 'discount', cents: number) =>
    cents ? [t(`card.${key}`, { value: formatMoney(cents) })] : [];
  const words = [
    t(`kind.${kind}`),
    ...(due ? [t('card.due', { day: formatDay(due) })] : []),
    ...(fine || interest || discount ? [t('card.value', { value: formatMoney(value) })] : []),
    ...factOf('fine', fine),
    ...factOf('interest', interest),
    ...factOf('discount', discount),
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
      : date.from
        ? t('card.morning', { day, from: date.from })
        : t('card.later', { day });
  return <p className="soft bill-worth">{text}</p>;
}

interface FieldProps<Value> {
  label: string;
  /** What is asked of the bill; the field shows it but for what is being typed, or reviewed. */
  asked: Value | undefined;
  /** Asks it of the bill; undefined: nothing. Resolves once it was reviewed, or could not be. */
  onAsk: (value: Value | undefined) => Promise<void>;
}

/** The value of a field: as typed until it was reviewed, from then on as asked of the bill. */
function useTyped<Value>({ asked, onAsk }: FieldProps<Value>) {
  const [typed, setTyped] = useState<{ value: Value | undefined } | null>(null);
  const send = async (value: Value | undefined) => {
    const sent = { value };
    setTyped(sent);
    await onAsk(value);
    // what was typed meanwhile stays
    setTyped((now) => (now === sent ? null : now));
  };
  return { typed, value: typed ? typed.value : asked, type: (value: Value | undefined) => setTyped({ value }), send };
}

function AmountField(props: FieldProps<number>) {
  const { t } = useTranslation('bills');
  const { typed, value, type, send } = useTyped(props);
  return (
    <label>
      {t('card.amount')}
      <MoneyField
        aria-label={props.label}
        value={value}
        onChange={type}
        onBlur={() => typed && void send(typed.value)}
      />
    </label>
  );
}

function DayField(props: FieldProps<string>) {
  const { t } = useTranslation(['bills', 'shell']);
  const today = useToday();
  const { value, type, send } = useTyped(props);
  const isWrong = value !== undefined && !isRealDay(value);
  return (
    <label>
      {t('bills:card.day')}
      <DateField
        aria-label={props.label}
        min={today}
        value={value ?? today}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        onChange={(day) => (day && !isRealDay(day) ? type(day) : void send(day ?? undefined))}
      />
      {isWrong && (
        <span className="bill-fault" role="alert">
          {t('shell:form.date')}
        </span>
      )}
    </label>
  );
}
