import { useNotification } from '@refinedev/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAction, type CallError } from '../../../data/use-call';

/** Handles the link of a message or e-mail, '?validar=…': confirms the contact once, shows the outcome, and removes the parameter. */
export function useLinkOpened(onOpened: () => void): void {
  const { t } = useTranslation('registration');
  const [query, setQuery] = useSearchParams();
  const token = query.get('validar');
  const { run } = useAction('POST /crs/validations', { quiet: true });
  const { open: tell } = useNotification();
  const sent = useRef<string>(null);
  const open = useEffectEvent(async (value: string) => {
    if (sent.current === value) return;
    sent.current = value;
    setQuery({}, { replace: true });
    try {
      const { kind } = await run({ body: { token: value } });
      tell?.({ type: 'success', key: 'link', message: t(`contact.${kind}-confirmed`) });
      onOpened();
    } catch (error) {
      const { errors, message } = error as CallError;
      tell?.({ type: 'error', key: 'link', message: errors?.['token'] ?? message });
    }
  });
  useEffect(() => {
    if (token) void open(token);
  }, [token]);
}
