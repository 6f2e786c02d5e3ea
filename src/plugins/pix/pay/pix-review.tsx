import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PixReview as Review } from '@balcao/contract/pix';
import { MoneyReview } from '../../../kits/money/money-review';
import { SigningStep } from '../../../kits/signing/signing-step';
import type { SigningState } from '../../../kits/signing/use-signed';
import { formatDay } from '../../../ui/text/format';

/** The review of a Pix: receiver, value, warnings of fraud, and the signature. */
export default function PixReview({ review, signed }: { review: Review; signed: SigningState }) {
  const { t } = useTranslation('pix');
  const { warnings, recurrence } = review;
  return (
    <>
      {warnings.length > 0 && (
        <section className="pix-warnings" aria-label={t('pay.warnings')}>
          {warnings.map(({ code, message }) => (
            <Alert key={code} type={code === 'first-time' ? 'info' : 'warning'} showIcon message={message} />
          ))}
        </section>
      )}
      <MoneyReview review={review} />
      {recurrence && (
        <p className="soft">
          {t('pay.repeats', {
            frequency: t(`frequency.${recurrence.frequency}`),
            times: recurrence.times,
            days: recurrence.days.map(formatDay).join(', '),
          })}
        </p>
      )}
      <SigningStep signed={signed} />
    </>
  );
}
