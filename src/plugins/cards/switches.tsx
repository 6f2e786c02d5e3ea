import { App, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Card } from '@balcao/contract/cards/shapes';
import { useAction, useCall, useInvalidateCalls, type CallError } from '../../data/use-call';
import { DetailSection } from '../../ui/page/detail-page';
import './cards.css';

/** Between the ids of `/account/config/{ids}`. */
const SEPARATOR = ';';

/** What a card may do: contactless, online, abroad (GET /account/config, POST /card/configs). */
export function Switches({ cards }: { cards: Card[] }) {
  const { t } = useTranslation('cards');
  const { message } = App.useApp();
  const ids = cards.map(({ id }) => id).join(SEPARATOR);
  const { data } = useCall('GET /account/config/{ids}', { params: { ids } }, { enabled: ids !== '', topic: 'cards' });
  const change = useAction('POST /card/configs', { quiet: true });
  const again = useInvalidateCalls();
  const set = async (physicalCardId: number, typeId: number, isEnabled: boolean) => {
    try {
      await change.run({ body: { physicalCardId, typeId, isEnabled } });
      await again('GET /account/config/{ids}');
    } catch (error) {
      void message.error((error as CallError).message);
    }
  };
  return data?.items.map(({ physicalCardId, configs }) => {
    const digits = cards.find(({ id }) => id === physicalCardId)?.lastDigits ?? '';
    return (
      <DetailSection key={physicalCardId} title={t('switches.title', { digits })}>
        <ul className="card-switches">
          {configs.map(({ typeId, name, isEnabled }) => (
            <li key={typeId}>
              <span>{name}</span>
              <Switch
                checked={isEnabled}
                disabled={change.isRunning}
                aria-label={t('switches.of', { name, digits })}
                onChange={(on) => void set(physicalCardId, typeId, on)}
              />
            </li>
          ))}
        </ul>
      </DetailSection>
    );
  });
}
