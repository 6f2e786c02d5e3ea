import { useWarnAboutChange } from '@refinedev/core';
import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, type Location } from 'react-router';

/** What tells places apart: between two addresses of the same place nothing typed is lost. */
export type PlaceOf = (address: Location) => string;

const pathOf: PlaceOf = ({ pathname }) => pathname;

/**
 * Asks before typed data is lost: on a move inside the portal, on closing the tab, on an account switch. `placeOf` for a page whose query
 * changes the form. `allow()` lets the next move through (after a save).
 */
export function useLeaveGuard(dirty: boolean, placeOf = pathOf): { allow: () => void } {
  const { modal } = App.useApp();
  const { t } = useTranslation('shell');
  const { setWarnWhen } = useWarnAboutChange();
  const allowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !allowed.current && placeOf(currentLocation) !== placeOf(nextLocation),
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
    const dialog = modal.confirm({
      title: t('form.leaveTitle'),
      content: t('form.leaveText'),
      okText: t('form.leave'),
      cancelText: t('form.stay'),
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    });
    return () => dialog.destroy();
  }, [blocker, modal, t]);

  return {
    allow: () => {
      allowed.current = true;
    },
  };
}
