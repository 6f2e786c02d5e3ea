import { DownOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Session } from '@balcao/contract/session';
import { updateState } from '../../providers/access';
import { shorten } from '../../ui/text/format';
import { useSession } from '../../data/session';
import { Slot } from '../../ui/page/slots';
import { useDisclosure } from './use-disclosure';
import { useSwitchAccount } from '../../data/use-switch-account';

type Entry = Session['currentAccount'];
/** Longest account name in the menu, in characters (SHELL-5). */
const NAME = 20;

const initials = (name: string) =>
  name
    .split(/\s+/)
    // the initials of 'Oficina do Grão' are OG
    .filter((word) => /^\p{L}/u.test(word) && !/^d[aeo]s?$/i.test(word))
    .slice(0, 2)
    .map((word) => word[0]!.toUpperCase())
    .join('');

/** The current account, and the others of the same login (SHELL-4.1-7 to 4.1-12). */
export function AccountSwitcher({ rail, onGo }: { rail: boolean; onGo?: () => void }) {
  const { t } = useTranslation('shell');
  const { session } = useSession();
  const { currentAccount, accounts } = session;
  const disclosure = useDisclosure();
  const { switchTo, switching } = useSwitchAccount();
  const others = accounts.filter((entry) => entry.id !== currentAccount.id && entry.visible === 1);
  const locked = others.length === 0 && updateState(session) !== 'none';
  const { nickname, account_number: number } = currentAccount.account;
  const face = <Face account={currentAccount.account} />;

  // The chosen entry opens a dialog or another page, which this panel and the menu of a phone must not cover.
  const leave = () => {
    disclosure.close();
    onGo?.();
  };
  const choose = (entry: Entry) => {
    if (entry.status !== 'active') return;
    leave();
    void switchTo(entry);
  };

  return (
    <div className="account" ref={disclosure.box}>
      <button
        type="button"
        {...disclosure.button}
        onClick={locked ? undefined : disclosure.button.onClick}
        aria-disabled={locked || undefined}
        className="account-button"
        aria-label={`${t('accounts.switch')}: ${nickname}, ${t('accounts.number', { number })}`}
        aria-busy={switching !== undefined}
      >
        {face}
        {!rail && (
          <span className="account-name">
            <strong title={nickname}>{shorten(nickname, NAME)}</strong>
            <small>{t('accounts.number', { number })}</small>
          </span>
        )}
        {!rail && !locked && <DownOutlined className="menu-caret" />}
      </button>
      <div className="account-panel" {...disclosure.panel} hidden={!disclosure.open}>
        <p className="account-head">{t('accounts.current')}</p>
        <div className="account-line">
          {face}
          <span className="account-name">
            <strong>{nickname}</strong>
            <small>
              {t(`accounts.${currentAccount.account.modality}`)} · {number}
            </small>
          </span>
        </div>
        {others.length > 0 && <p className="account-head">{t('accounts.switch')}</p>}
        <ul>
          {others.map((entry) => (
            <li key={entry.id}>
              <OtherAccount entry={entry} onChoose={() => choose(entry)} />
            </li>
          ))}
        </ul>
        <ul className="account-more" onClickCapture={leave}>
          {disclosure.isNear && <Slot name="accounts" />}
        </ul>
      </div>
    </div>
  );
}

function OtherAccount({ entry, onChoose }: { entry: Entry; onChoose: () => void }) {
  const { t } = useTranslation('shell');
  const { nickname, account_number: number, modality } = entry.account;
  const off = entry.status !== 'active' ? t('accounts.inactive') : undefined;
  return (
    <Tooltip title={off} placement="right">
      <button
        type="button"
        className="account-line account-choice"
        aria-disabled={off !== undefined || undefined}
        onClick={onChoose}
      >
        <Face account={entry.account} />
        <span className="account-name">
          <strong title={nickname}>{shorten(nickname, NAME)}</strong>
          <small>{off ?? `${t(`accounts.${modality}`)} · ${number}`}</small>
        </span>
      </button>
    </Tooltip>
  );
}

const Face = ({ account: { avatar, nickname } }: { account: Entry['account'] }) => (
  <span className="account-face">{avatar ? <img src={avatar} alt="" /> : initials(nickname)}</span>
);
