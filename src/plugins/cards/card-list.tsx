import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Card } from '@balcao/contract/cards/shapes';
import { mayBlock, mayUnblock, STATUS } from '@balcao/contract/shared/card-status';
import { useAction, type CallError } from '../../data/use-call';
import { DetailSection } from '../../ui/page/detail-page';
import { StatusTag } from '../../ui/text/status-tag';
import { CardFace } from './card-face';
import type { CardType } from './use-cards';
import { useClientId } from './use-cards';

/** Cards that can be used, each with the way to block it and back. */
export function CardList({ cards, type }: { cards: Card[]; type: CardType }) {
  const { t } = useTranslation('cards');
  return (
    <DetailSection title={t('list.title')}>
      <ul className="card-faces">
        {cards.map((card) => (
          <li key={card.id}>
            <CardFace
              name={card.name}
              digits={card.lastDigits}
              kind={card.kind === 'virtual' ? 'virtual' : type}
              isOff={card.statusId !== STATUS.active}
            />
            <CardState card={card} />
            <BlockButton card={card} />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

function CardState({ card: { statusId, blocks } }: { card: Card }) {
  const { t } = useTranslation('cards');
  if (statusId === STATUS.active) return <StatusTag tone="good">{t('state.active')}</StatusTag>;
  const isLate = blocks.includes('LATE_PAYMENT_INVOICE');
  return <StatusTag tone={isLate ? 'bad' : 'warn'}>{t(isLate ? 'state.late' : 'state.blocked')}</StatusTag>;
}

/** Blocks at once; undoes the holder's own block alone (AREAS-4-credit-card-3). */
function BlockButton({ card }: { card: Card }) {
  const { t } = useTranslation('cards');
  const { message } = App.useApp();
  const clientBaasId = useClientId();
  const block = useAction('POST /card-blocks', { quiet: true });
  const unblock = useAction('POST /card-unblocks', { quiet: true });
  const may = { block: mayBlock(card), unblock: mayUnblock(card) };
  if (!may.block && !may.unblock) return <p className="soft">{t('block.other')}</p>;
  const { id: cardId, productCardId } = card;
  const run = async () => {
    try {
      const body = { clientBaasId, blockType: 'GENERAL', productCardId, cardId };
      await (may.block ? block : unblock).run({ body });
      void message.success(t(may.block ? 'block.done' : 'block.undone'));
    } catch (error) {
      void message.error((error as CallError).message);
    }
  };
  return (
    <Button loading={block.isRunning || unblock.isRunning} onClick={() => void run()}>
      {t(may.block ? 'block.action' : 'block.undo')}
    </Button>
  );
}
