import { useTranslation } from 'react-i18next';
import { DetailSection } from '../../ui/page/detail-page';
import { Facts } from '../../ui/text/facts';
import { formatDay, formatMoney } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import type { Terms } from './use-terms';

/** Hours and fees of TED, beside the form. */
export function TermsCard({ terms }: { terms: Terms }) {
  const { t } = useTranslation('transfers');
  const { loaded, transferFee, minValueFreeTransfer } = terms;
  if (!loaded) return null;
  const { hours, slot, available } = loaded;
  return (
    <DetailSection title={t('terms.title')}>
      <Facts
        facts={[
          { label: t('terms.available'), value: <Money cents={available} />, wide: true },
          { label: t('terms.hours'), value: t('terms.range', hours) },
          { label: t('terms.leaves'), value: slot.today ? t('terms.today') : formatDay(slot.day) },
          { label: t('terms.other'), value: <Money cents={transferFee.other} /> },
          { label: t('terms.own'), value: <Money cents={transferFee.own} /> },
          { label: t('terms.inside'), value: t('terms.freeAlways') },
        ]}
      />
      <p className="soft">{`${t('terms.own')}: ${t('terms.free', { value: formatMoney(minValueFreeTransfer) })}.`}</p>
      {slot.moved && <p className="soft">{t(`terms.${slot.moved}`)}</p>}
    </DetailSection>
  );
}
