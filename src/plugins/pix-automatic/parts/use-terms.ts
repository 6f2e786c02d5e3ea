import { useTranslation } from 'react-i18next';
import type { AutomaticOffer } from '@balcao/contract/pix-automatic';
import type { Fact } from '../../../ui/text/facts';
import { formatDay, formatDocument, formatMoney } from '../../../ui/text/format';

type Terms = Omit<AutomaticOffer, 'code' | 'journey' | 'now'>;

/** Returns the terms of a Pix automático as facts. */
export function useTerms(): (terms: Terms) => Fact[] {
  const { t } = useTranslation('pix-automatic');
  const amountOf = useAmount();
  return (terms) => [
    { label: t('terms.receiver'), value: terms.receiver.name },
    { label: t('terms.document'), value: formatDocument(terms.receiver.document) },
    { label: t('terms.bank'), value: terms.receiver.bank },
    { label: t('terms.contract'), value: terms.contract },
    { label: t('terms.amount'), value: amountOf(terms) },
    { label: t('terms.period'), value: t(`period.${terms.period}`) },
    { label: t('terms.first'), value: formatDay(terms.first_day) },
    { label: t('terms.last'), value: terms.last_day ? formatDay(terms.last_day) : t('terms.endless') },
  ];
}

/** Returns the words for each payment's amount: fixed, a minimum, or varying. */
export function useAmount(): (terms: Pick<Terms, 'amount' | 'minimum'>) => string {
  const { t } = useTranslation('pix-automatic');
  return ({ amount, minimum }) =>
    amount ? formatMoney(amount) : minimum ? t('terms.minimum', { amount: formatMoney(minimum) }) : t('terms.varies');
}
