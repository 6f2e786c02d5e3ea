import { useTranslation } from 'react-i18next';
import { useAction, useCall } from '../../data/use-call';
import { ActionDrawer } from '../../ui/action/action-drawer';
import { formatAddress } from '../../ui/text/format';
import { comingOf, useCards, type CardType } from './use-cards';

/** Confirms where a card goes that did not arrive: it is sent again to the address of the account. */
export function ConfirmAddress({ type }: { type: CardType }) {
  const { t } = useTranslation('cards');
  const cards = useCards();
  const id = comingOf(cards.data, type)?.id;
  const { data, isLoading } = useCall(
    'GET /debit-card/{id}/address',
    { params: { id: id ?? 0 } },
    { enabled: id !== undefined, topic: 'cards' },
  );
  const { run } = useAction('POST /debit-card/{id}/confirmation', { success: t('address.done'), quiet: true });
  const zipcode = data?.address?.zipcode;
  const off = !cards.data || isLoading ? undefined : !data?.mayConfirm ? t('address.needless') : undefined;
  return (
    <ActionDrawer
      title={t('address.title')}
      submit={t('address.submit')}
      submitOff={off ?? (data && !zipcode ? t('address.none') : undefined)}
      isLoading={!cards.data || isLoading}
      onSubmit={() => run({ params: { id: id! }, body: { zipcode: zipcode ?? '' } })}
    >
      <p className="soft">{off ?? t('address.lead')}</p>
      {data?.mayConfirm && <p>{zipcode ? formatAddress(data.address) : t('address.none')}</p>}
    </ActionDrawer>
  );
}
