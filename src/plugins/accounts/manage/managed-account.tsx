import { Button, Switch, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AccountEntry } from '@balcao/contract/session';
import { mayEnter } from './visible';

interface Props {
  entry: AccountEntry;
  isCurrent: boolean;
  isShown: boolean;
  /** The switcher already shows as many accounts as it may, and not this one. */
  isFull: boolean;
  onToggle: () => void;
  onEnter: () => void;
}

/** One account with the switch that shows or hides it; one that is shown and active can be entered. */
export function ManagedAccount({ entry, isCurrent, isShown, isFull, onToggle, onEnter }: Props) {
  const { t } = useTranslation(['accounts', 'modality', 'shell']);
  const { nickname, account_number: number, modality } = entry.account;
  const isActive = entry.status === 'active';
  return (
    <li>
      <span className="managed-who">
        <strong>{nickname}</strong>
        <small>{`${t(`modality:name.${modality}`)} · ${number}`}</small>
        {!isActive && <small>{t('accounts:manage.inactive')}</small>}
        {entry.isShutdown && <small>{t('shell:accounts.closed')}</small>}
      </span>
      <span className="managed-acts">
        {isCurrent ? (
          <span className="soft">{t('shell:accounts.current')}</span>
        ) : (
          mayEnter(entry) && <Button onClick={onEnter}>{t('accounts:manage.enter')}</Button>
        )}
        <Tooltip title={isFull ? t('accounts:manage.full') : undefined}>
          <span>
            <Switch
              checked={isShown}
              disabled={isFull}
              onChange={onToggle}
              aria-label={t('accounts:manage.show', { nickname })}
            />
          </span>
        </Tooltip>
      </span>
    </li>
  );
}
