import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { formatDay, formatMoney } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { ReviewSummary } from '../../ui/text/review-summary';

/** The review's total, and each bill in it. */
export function BillsSum({ answer }: { answer: Answer<'POST /bills/review'> }) {
  const { t } = useTranslation('bills');
  const { items, total, missing } = answer;
  const paid = items.flatMap(({ bill, review }) => (bill && review ? [{ payee: bill.payee, ...review }] : []));
  const [first] = paid;
  return (
    <>
      {missing > 0 && <Alert type="error" showIcon message={t('sum.missing', { value: formatMoney(missing) })} />}
      <ReviewSummary
        title={t('sum.title')}
        amount={{ label: t('sum.goes'), cents: total }}
        lines={[
          ...paid.map((one) => ({
            label: `${one.payee} · ${one.date.today ? t('sum.today') : formatDay(one.date.day)}`,
            value: <Money cents={one.total} />,
          })),
          ...(first ? [{ label: t('sum.available'), value: <Money cents={first.available} /> }] : []),
        ]}
        note={t('sum.note')}
      />
    </>
  );
}
