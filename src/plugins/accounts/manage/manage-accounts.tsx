import { useNotification } from '@refinedev/core';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renewSession, useSession } from '../../../data/session';
import { useAction, type CallError } from '../../../data/use-call';
import { useSwitchAccount } from '../../../data/use-switch-account';
import { Notice } from '../../../ui/form/notice';
import { ManagedAccount } from './managed-account';
import { changesOf, isFull, MOST_VISIBLE } from './visible';

/** Chooses which accounts the switcher shows, and enters one of those shown (SHELL-4.1-10, 4.1-11, 5-33 to 5-35). */
export default function ManageAccounts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'shell']);
  const { session } = useSession();
  const { run, isRunning } = useAction('PUT /profile/visible', { quiet: true });
  const { open } = useNotification();
  const { switchTo } = useSwitchAccount();
  const [shown, setShown] = useState(
    () => new Set(session.accounts.filter(({ visible }) => visible === 1).map(({ id }) => id)),
  );
  const [fault, setFault] = useState<string>();
  const changes = changesOf(session.accounts, shown);
  const toggle = (id: number) => {
    const next = new Set(shown);
    if (!next.delete(id)) next.add(id);
    setShown(next);
  };
  const save = async () => {
    setFault(undefined);
    try {
      await run({ body: changes });
      await renewSession();
      open?.({ type: 'success', key: 'visible', message: t('accounts:manage.done') });
      onClose();
    } catch (error) {
      setFault((error as CallError).message || t('accounts:manage.failed'));
    }
  };
  return (
    <Modal
      open
      title={t('accounts:manage.title')}
      okText={t('shell:save')}
      cancelText={t('shell:cancel')}
      okButtonProps={{ disabled: shown.size === 0 || changes.length === 0, loading: isRunning }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      {fault && <Notice message={fault} />}
      <p className="soft">{t('accounts:manage.lead')}</p>
      {shown.size === 0 && <p role="alert">{t('accounts:manage.least')}</p>}
      {shown.size >= MOST_VISIBLE && <p className="soft">{t('accounts:manage.most')}</p>}
      <ul className="managed">
        {session.accounts.map((entry) => (
          <ManagedAccount
            key={entry.id}
            entry={entry}
            isCurrent={entry.id === session.currentAccount.id}
            isShown={shown.has(entry.id)}
            isFull={isFull(shown, entry.id)}
            onToggle={() => toggle(entry.id)}
            onEnter={() => void switchTo(entry).then(onClose)}
          />
        ))}
      </ul>
    </Modal>
  );
}
