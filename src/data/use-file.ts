import { useDataProvider } from '@refinedev/core';
import { App } from 'antd';
import { useState } from 'react';
import type { CallKey } from '@balcao/contract/core/registry';
import type { CallInput } from '../define-resource';
import type { CallError } from './use-call';

/** By then a viewer or a download has read the file. */
const REVOKE_AFTER_MS = 60_000;

const urlOf = (blob: Blob) => {
  const url = URL.createObjectURL(blob);
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
  return url;
};

/** Saves what was made here as a file of the user's. */
export function save(blob: Blob, name: string) {
  const link = document.createElement('a');
  link.href = urlOf(blob);
  link.download = name;
  link.click();
}

/**
 * A call that answers a file, fetched with the session like any other and then opened or saved.
 * `const { download, isRunning } = useFile('GET /charges/{id}/pdf'); download({ params: { id } }, `boleto-${id}.pdf`)`
 */
export function useFile<K extends CallKey>(key: K) {
  const custom = useDataProvider()().custom!;
  const { message } = App.useApp();
  const [isRunning, setRunning] = useState(false);

  const fetchThen = async (input: CallInput<K>, use: (blob: Blob) => void, failed?: () => void) => {
    setRunning(true);
    try {
      use((await custom({ url: key, method: 'get', meta: { input } })).data as unknown as Blob);
    } catch (error) {
      failed?.();
      const text = (error as CallError).message;
      if (text) void message.error(text);
    } finally {
      setRunning(false);
    }
  };

  return {
    isRunning,
    download: (input: CallInput<K>, name: string) => fetchThen(input, (blob) => save(blob, name)),
    /** Opens the file in a new tab; where the browser refuses one, the file is saved under the name. */
    open: (input: CallInput<K>, name: string) => {
      // Opened within the click, or the browser takes it for a pop-up.
      const tab = window.open('', '_blank');
      return fetchThen(
        input,
        (blob) => (tab ? tab.location.replace(urlOf(blob)) : save(blob, name)),
        () => tab?.close(),
      );
    },
  };
}
