import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CreditDetail, Suggestion } from '@balcao/contract/reconciliation';
import { useAction } from '../../../data/use-call';
import { DetailSection } from '../../../ui/page/detail-page';
import { Confidence } from '../parts/credit-state';
import { TOUCHED } from '../parts/touched';
import { ChargeLine } from './charge-line';
import './reconciliation.css';

/** The charges that a credit likely paid, each with the reasons and a button to confirm. */
export function Suggestions({ credit }: { credit: CreditDetail }) {
  const { t } = useTranslation('reconciliation');
  const match = useAction('POST /reconciliation/{id}/match', { invalidates: [...TOUCHED], success: t('matched') });
  const accept = ({ parts }: Suggestion) =>
    void match
      .run({
        params: { id: credit.id },
        body: { parts: parts.map(({ charge, amount }) => ({ charge_id: charge.id, amount })) },
      })
      .catch(() => undefined);
  return (
    <DetailSection title={t('suggestions.title')}>
      {credit.suggestions.length === 0 && <p className="soft">{t('suggestions.none')}</p>}
      <ul className="reconciliation-suggestions">
        {credit.suggestions.map((suggestion, at) => (
          <li key={suggestion.parts.map(({ charge }) => charge.id).join('-')} className="card">
            <Confidence confidence={suggestion.confidence} />
            {suggestion.parts.map((part) => (
              <ChargeLine key={part.charge.id} charge={part.charge} amount={part.amount} />
            ))}
            <ul className="soft">
              {suggestion.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            <Button
              type={at === 0 && suggestion.confidence !== 'low' ? 'primary' : 'default'}
              loading={match.isRunning}
              onClick={() => accept(suggestion)}
            >
              {t('action.accept', { count: suggestion.parts.length })}
            </Button>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
