import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduledTransfer } from '@balcao/contract/transfers';
import { DetailSection } from '../../../ui/page/detail-page';
import { Facts } from '../../../ui/text/facts';
import { DocumentText } from '../../../ui/text/document-text';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';

/** A scheduled transfer's values, receiver, and next days. */
export function ScheduledFacts({ transfer }: { transfer: ScheduledTransfer }) {
  const { t } = useTranslation('transfers');
  const { counterpart: to, repeat, until, amount, fee, days, reason, description, protocol } = transfer;
  const factOf = (label: string, value: ReactNode) => (value ? [{ label, value }] : []);
  const often = t(`scheduled.repeat.${repeat}`);
  return (
    <>
      <DetailSection title={t('scheduled.facts')}>
        <Facts
          facts={[
            { label: t('scheduled.value'), value: <Money cents={amount} big /> },
            { label: t('scheduled.fee'), value: fee ? <Money cents={fee} /> : t('scheduled.noFee') },
            { label: t('scheduled.day'), value: formatDay(transfer.scheduled_for) },
            {
              label: t('scheduled.repeats'),
              value: until ? `${often}, ${t('scheduled.until_on', { day: formatDay(until) })}` : often,
            },
            { label: t('scheduled.who'), value: to.name },
            ...factOf(t('scheduled.document'), to.document && <DocumentText value={to.document} />),
            ...factOf(t('scheduled.bank'), to.bankName),
            ...factOf(t('scheduled.account'), [to.branch, to.account].filter(Boolean).join(' / ')),
            ...factOf(t('scheduled.description'), description),
            ...factOf(t('scheduled.reason'), reason),
            { label: t('scheduled.protocol'), value: protocol, copy: protocol },
          ]}
        />
      </DetailSection>
      {days.length > 1 && <Days days={days} />}
    </>
  );
}

/** The first few days of a series. */
export function Days({ days }: { days: string[] }) {
  const { t } = useTranslation('transfers');
  return (
    <DetailSection title={t('scheduled.days')}>
      <p>{days.map(formatDay).join(' · ')}</p>
      <p className="soft">{t('scheduled.daysNote')}</p>
    </DetailSection>
  );
}
