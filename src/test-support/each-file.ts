import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { signals } from '../providers/signals';
import { resetBank } from './signed-part';

const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };

// Here, and not beside what is reset: files share their modules, whose hooks would be those of the first file that loads them.
beforeEach(() => {
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
