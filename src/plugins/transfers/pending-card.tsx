import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { DetailSection } from '../../ui/page/detail-page';
import { RouteLink } from '../../ui/page/routing';
import { Facts } from '../../ui/text/facts';
import { Money } from '../../ui/text/money';

/** Transfers that were signed and are on their way, each leading to its receipt; nothing where there are none. */
export function PendingCard() {
  const { t } = useTranslation('transfers');
  const { data } = useCall('GET /transfers/pending', {}, { topic: 'statement' });
  if (!data?.items.length) return null;
  return (
    <DetailSection title={t('pending.title')}>
      <p className="soft">{t('pending.text')}</p>
      <Facts
        facts={data.items.map(({ id, counterpart, protocol, amount }) => ({
          label: `${counterpart.name} · ${protocol}`,
          value: (
            <RouteLink name="pay-transfer:receipts-detail" params={{ id }}>
              <Money cents={amount} />
            </RouteLink>
          ),
        }))}
      />
    </DetailSection>
  );
}
