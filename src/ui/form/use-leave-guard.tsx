import { useWarnAboutChange } from '@refinedev/core';
import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';

/**
 * Asks before typed data is lost: on a move inside the portal, on closing the tab, on an account switch.
 * `allow()` lets the next move through (after a save).
 */
export function useLeaveGuard(dirty: boolean): { allow: () => void } {
  const { modal } = App.useApp();
  const { t } = useTranslation('shell');
  const { setWarnWhen } = useWarnAboutChange();
  const allowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !allowed.current && currentLocation.pathname !== nextLocation.pathname,
  );

  // The shell leaves on purpose: the session ended, or the user said yes to another account.
  useEffect(() => {
    const leaving = () => {
      allowed.current = true;
    };
    window.addEventListener('balcao:leaving', leaving);
    return () => window.removeEventListener('balcao:leaving', leaving);
  }, []);

  useEffect(() => {
    setWarnWhen?.(dirty);
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!allowed.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      setWarnWhen?.(false);
    };
  }, [dirty, setWarnWhen]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const asked = modal.confirm({
      title: t('form.leaveTitle'),
      content: t('form.leaveText'),
      okText: t('form.leave'),
      cancelText: t('form.stay'),
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    });
    return () => asked.destroy();
  }, [blocker, modal, t]);

  return {
    allow: () => {
      allowed.current = true;
    },
  };
}
