import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { AvailableLimit } from '../../kits/money/available-limit';
import { SigningStep } from '../../kits/signing/signing-step';
import { Notice } from '../../ui/form/notice';
import { PageLayout } from '../../ui/page/page-layout';
import { StepsPage } from '../../ui/page/steps-page';
import { BillCard } from './bill-card';
import { BillEntry } from './bill-entry';
import { BillsDone } from './bills-done';
import { BillsSum } from './bills-sum';
import { useBills } from './use-bills';
import './bills.css';

const MOST = 20;

/** Pays billets, utilities and taxes by their typed lines: several at once, today or on a later day, with one signature. */
export default function BillsPage() {
  const { t } = useTranslation('bills');
  const [step, setStep] = useState(0);
  const { bills, answer, isReady, busy, notice, done, signed, ...act } = useBills();
  if (done)
    return (
      <PageLayout title={t('title')} width="form">
        <BillsDone
          items={done}
          onAgain={() => {
            act.again();
            setStep(0);
          }}
        />
      </PageLayout>
    );
  const list = (
    <>
      <BillEntry onAdd={act.add} busy={busy} off={bills.length < MOST ? undefined : t('most', { count: MOST })} />
      <p className="soft bill-worth">
        <AvailableLimit product="payment" amount={leavesToday(answer)} />
      </p>
      {answer && (
        <ul className="bill-list" aria-label={t('list')}>
          {bills.map(({ line, ...wish }, i) => (
            <BillCard
              key={line}
              one={answer.items[i]!}
              wish={wish}
              onChange={(more) => act.change(line, more)}
              onRemove={() => act.remove(line)}
            />
          ))}
        </ul>
      )}
    </>
  );
  const review = answer && (
    <>
      <BillsSum answer={answer} />
      <SigningStep signed={signed} />
    </>
  );
  const isLater = answer?.items.every(({ review }) => review?.date.today === false) === true;
  const off = !bills.length ? t('none') : isReady ? undefined : t('unready');
  return (
    <StepsPage
      title={t('title')}
      lead={t('lead')}
      current={step}
      onStep={setStep}
      busy={busy}
      notice={notice && <Notice message={notice} />}
      summary={step === 0 && answer && <BillsSum answer={answer} />}
      steps={[
        { key: 'bills', title: t('list'), content: list, nextOff: off, onNext: () => isReady },
        {
          key: 'sign',
          title: t('sign'),
          content: review,
          next: t(isLater ? 'submitLater' : 'submit', { count: bills.length }),
          nextOff: signed.off,
          onNext: act.sign,
        },
      ]}
    />
  );
}

/** What of the bills leaves today, integer cents: it is today's limit that is shown. */
const leavesToday = (answer: Answer<'POST /bills/review'> | undefined): number =>
  (answer?.items ?? []).reduce((sum, { review }) => sum + (review?.date.today ? review.amount : 0), 0);
