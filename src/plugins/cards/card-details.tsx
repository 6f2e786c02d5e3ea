import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANY_CARD, SUPPLIERS } from '@balcao/contract/shared/card-permissions';
import type { Answer } from '@balcao/contract/core/registry';
import { useSession } from '../../data/session';
import { useCall } from '../../data/use-call';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { ActionDrawer } from '../../ui/action/action-drawer';
import { CopyButton } from '../../ui/text/copy-button';
import { ChooseCard } from './choose-card';
import { useCardHost } from './use-card-host';
import { useCards } from './use-cards';
import './cards.css';

type Details = Answer<'POST /v2/physical-cards/details'>;

/** Shows number and code of a card for half a minute after a signature; then they are gone from the page. */
export default function CardDetails() {
  const { t } = useTranslation('cards');
  const { can } = useSession();
  // who only holds suppliers' cards sees no other
  const mayOwn = can(ANY_CARD).can;
  const { data } = useCards(mayOwn);
  const host = useCardHost();
  const [shown, setShown] = useState<Details>();
  const hide = useCallback(() => setShown(undefined), []);
  const signed = useSigned('POST /v2/physical-cards/details', { flow: 'card' });
  const suppliers = useCall('GET /supplier-cards', {}, { enabled: can(SUPPLIERS).can });
  const own = data?.cards ?? [];
  const cards = [...own, ...(suppliers.data?.items.map(({ card }) => card) ?? [])].filter(
    ({ statusId }) => statusId === 1,
  );
  return (
    <ActionDrawer<{ cardId: number }>
      title={t('details.title')}
      submit={t('details.submit')}
      submitOff={shown ? t('details.open') : signed.off}
      isLoading={(mayOwn && !data) || suppliers.isLoading}
      initial={cards[0] ? { cardId: cards[0].id } : {}}
      onSubmit={async ({ cardId }) => {
        const answer = await signed.run({ body: { cardId, token: await host.token() } });
        if (!answer) return false;
        setShown(answer);
        signed.setWord('');
        return 'stays';
      }}
    >
      {shown ? (
        <Secret details={shown} onEnd={hide} />
      ) : (
        <>
          <p className="soft">{t('details.lead')}</p>
          <ChooseCard cards={cards} />
          <SigningStep signed={signed} />
        </>
      )}
    </ActionDrawer>
  );
}

const SECOND = 1000;

function Secret({ details: { number, code, expiry, seconds }, onEnd }: { details: Details; onEnd: () => void }) {
  const { t } = useTranslation('cards');
  // by the clock: a tab in the background counts its timers slowly
  const [until] = useState(() => Date.now() + seconds * SECOND);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = Math.ceil((until - Date.now()) / SECOND);
      if (rest <= 0) onEnd();
      else setLeft(rest);
    }, SECOND);
    return () => clearInterval(timer);
  }, [until, onEnd]);
  return (
    <div className="card-secret">
      <span>
        <strong className="num">{number.replace(/(\d{4})(?=\d)/g, '$1 ')}</strong>
        <CopyButton text={number} what={t('details.number')} />
      </span>
      <span>
        {t('details.code')}: <strong className="num">{code}</strong>
      </span>
      <span>
        {t('details.expiry')}: <strong className="num">{expiry}</strong>
      </span>
      <span className="soft" role="timer">
        {t('details.left', { count: left })}
      </span>
    </div>
  );
}
