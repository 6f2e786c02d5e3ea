import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Card } from '@balcao/contract/cards/shapes';
import { mayActivate, mayResend, virtualCardTurn } from '@balcao/contract/shared/card-status';
import { useSession } from '../../data/session';
import { useAction, useCall } from '../../data/use-call';
import { LinkButton } from '../../ui/action/link-button';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { RouteLink, usePathOf } from '../../ui/page/routing';
import { formatAddress } from '../../ui/text/format';
import { Timeline } from '../../ui/text/timeline';
import { CardFace } from './card-face';
import { CardsWait } from './cards-wait';
import { comingOf, useCards, useClientId } from './use-cards';

/** The way of the credit card to its holder, by statusId; meanwhile the virtual card is made (AREAS-4-credit-card-8). */
export default function DeliveryPage() {
  const { t } = useTranslation('cards');
  const { data } = useCards();
  const card = comingOf(data, 'credit');
  useVirtualCard();
  if (card) return <Way card={card} />;
  return (
    <CardsWait title={t('delivery.title')}>
      {data && (
        <DetailSection title={t('delivery.way')}>
          <p>{t('delivery.none')}</p>
          <RouteLink name="cards:multiple:overview">{t('delivery.toOverview')}</RouteLink>
        </DetailSection>
      )}
    </CardsWait>
  );
}

/** Makes the virtual card once, where the rule says so; without the permission it waits (AREAS-4-credit-card-9). */
function useVirtualCard() {
  const { data } = useCards();
  const { can } = useSession();
  const clientBaasId = useClientId();
  const { run } = useAction('POST /virtual-cards', { quiet: true });
  const turn =
    data &&
    virtualCardTurn({
      creditLimit: data.creditLimit,
      isAllowed: can('cards:multiple:virtual-cards').can,
      hasCreated: data.hasCreatedVirtualCard,
    });
  useEffect(() => {
    // another page may have made it a moment before
    if (turn === 'make') void run({ body: { clientBaasId } }).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each turn: run is a new function at each drawing
  }, [turn, clientBaasId]);
}

function Way({ card }: { card: Card }) {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const { data, ...query } = useCall(
    'GET /card/timeline/{id}/delivery',
    { params: { id: card.id } },
    { topic: 'cards' },
  );
  return (
    <DetailPage
      title={t('delivery.title')}
      lead={data?.address ? t('delivery.to', { address: formatAddress(data.address) }) : undefined}
      actions={
        mayActivate(card.statusId) ? (
          <Button type="primary" onClick={() => void navigate(pathOf('cards-activate')!)}>
            {t('activate.title')}
          </Button>
        ) : (
          mayResend(card.statusId) && (
            <LinkButton type="primary" to={pathOf('cards-address')!}>
              {t('address.title')}
            </LinkButton>
          )
        )
      }
      aside={<CardFace name={card.name} digits={card.lastDigits} kind="credit" isOff />}
      query={query}
    >
      <DetailSection title={t('delivery.way')}>
        <Timeline
          moments={(data?.items ?? []).map(({ id, statusId, at }) => ({
            key: id,
            at,
            text: t(`status.${statusId}` as 'status.5'),
          }))}
        />
      </DetailSection>
    </DetailPage>
  );
}
