import { useNotification } from '@refinedev/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '@balcao/contract/session';
import { logLine } from '../../../data/log-line';
import { sessionNow, useSession } from '../../../data/session';
import { useAsk } from '../../../data/use-call';

/** Address of the chat's script, from the page's meta tag; undefined where the bank has no chat. */
const chatUrl = () => document.querySelector<HTMLMetaElement>('meta[name="support-chat"]')?.content;

/** Ids of the person and the account. */
const whoOf = ({ user, currentAccount }: Pick<Session, 'user' | 'currentAccount'>) => `${user.id}:${currentAccount.id}`;

/** Opens the support chat; hidden where the bank has none. Its code is loaded at the first click. */
export function ChatLink() {
  const url = chatUrl();
  return url ? <Open url={url} /> : null;
}

function Open({ url }: { url: string }) {
  const { t } = useTranslation('tickets');
  const { open: tell } = useNotification();
  const { user, currentAccount } = useSession().session;
  const ask = useAsk('POST /support-chat/token', { quiet: true });
  const [isOpening, setOpening] = useState(false);
  const who = whoOf({ user, currentAccount });
  useEffect(() => {
    // without `supportChat` no chat was opened, so there is none to close
    if (window.supportChat) void import('./chat-widget').then(({ closeChatOfOthers }) => closeChatOfOthers(who));
  }, [who]);
  const open = async () => {
    const isStill = () => {
      const now = sessionNow();
      return now !== null && whoOf(now) === who;
    };
    setOpening(true);
    try {
      const { openChat } = await import('./chat-widget');
      await openChat(url, who, async () => (await ask({})).token, isStill);
    } catch (error) {
      if (!isStill()) return;
      logLine(`chat: ${(error as Error).message}`, 'error');
      tell?.({ type: 'error', message: t('chat.failed') });
    } finally {
      setOpening(false);
    }
  };
  return (
    <button type="button" className="link-button" disabled={isOpening} onClick={() => void open()}>
      {t(isOpening ? 'chat.opening' : 'chat.open')}
    </button>
  );
}
