import { useNotification, useWarnAboutChange } from '@refinedev/core';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Session } from '@balcao/contract/session';
import { changeAccount } from '../providers/auth';
import { isApiError } from '../providers/api-error';

type Entry = Session['currentAccount'];

/** Switches the account, after a warning where typed data would be lost (SHELL-4.1-12). */
export function useSwitchAccount() {
  const { modal } = App.useApp();
  const { open } = useNotification();
  const { t } = useTranslation('shell');
  const { warnWhen } = useWarnAboutChange();
  const [switching, setSwitching] = useState<number>();
  const navigate = useNavigate();

  const change = async (entry: Entry) => {
    setSwitching(entry.id);
    try {
      const to = await changeAccount(entry);
      if (to) void navigate(to);
    } catch (error) {
      if (!isApiError(error) || !error.handled) open?.({ type: 'error', message: t('accounts.failed') });
    } finally {
      setSwitching(undefined);
    }
  };

  const switchTo = async (entry: Entry) => {
    if (!warnWhen) return change(entry);
    modal.confirm({
      title: t('accounts.switch'),
      content: t('accounts.unsaved'),
      okText: t('accounts.change'),
      cancelText: t('accounts.stay'),
      onOk: () => change(entry),
    });
  };
  return { switchTo, switching };
}
