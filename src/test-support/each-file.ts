import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { readTextsFrom } from '../providers/i18n';
import { signals } from '../providers/signals';
import { resetBank } from './signed-part';

const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };

// Here, and not beside what is reset: files share their modules, whose hooks would be those of the first file that loads them.
beforeEach(() => {
  // a part asks for the texts that its test gave it, whether or not another file has loaded the host's since
  readTextsFrom(() => undefined);
  happyDOM.setURL('http://localhost:3000/');
  localStorage.clear();
  sessionStorage.clear();
  signals.clear();
  resetBank();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
