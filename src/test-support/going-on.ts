import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import type { Asked, ContractBank } from './contract-bank';
import { fill, isShown } from './filled-fields';
import { type Opened, settle } from './opened-page';

export const isWrite = ({ key, spec }: Asked) => !key.startsWith('GET ') && !spec.read && !key.endsWith('/challenge');
const writes = (bank: ContractBank) => bank.asked.filter(isWrite);
export const OVER = '.ant-modal-wrap:not([style*="display: none"]), .ant-drawer-open .ant-drawer-content-wrapper';
export const top = () => [...document.querySelectorAll<HTMLElement>(OVER)].at(-1) ?? document.body;

export const primaries = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLButtonElement>('.ant-btn-primary')].filter(
    (button) => isShown(button) && !button.disabled && button.getAttribute('aria-disabled') !== 'true',
  );

/** Fills and presses the main button, from step to step, until something is written or the page is left; answers the write. */
export async function goOn(opened: Opened, most = 7): Promise<Asked | undefined> {
  const { bank, router, typed } = opened;
  const { pathname } = router.state.location;
  for (let step = 0; step < most && router.state.location.pathname === pathname; step++) {
    if (most > 1) await hurry(opened);
    typed.push(...(await fill(top(), typed.length + 3)));
    // what was filled in may be asked about first, or the next step's code be on its way
    if (primaries(top()).length === 0) {
      await vi.dynamicImportSettled();
      await settle(bank);
    }
    const button = primaries(top()).at(-1);
    if (!button) return undefined;
    const before = writes(bank).length;
    await act(async () => void fireEvent.click(button));
    await settle(bank);
    const written = writes(bank)[before];
    if (written) return written;
  }
  return undefined;
}

const isEmpty = (field: HTMLElement) => {
  const chosen = field.closest('.ant-radio-group, .ant-select, .ant-checkbox');
  return chosen
    ? !chosen.querySelector('input:checked, .ant-select-selection-item')
    : !(field as HTMLInputElement).value;
};

/** Presses the main button while something required is empty: nothing is sent, and the focus is in the first faulty field. */
async function hurry({ bank, faults }: Opened) {
  const fields = [...top().querySelectorAll<HTMLElement>('form [aria-required=true]')];
  const button = primaries(top()).at(-1);
  if (!button || !fields.some((field) => isShown(field) && isEmpty(field))) return;
  const before = writes(bank).length;
  await act(async () => void fireEvent.click(button));
  await settle(bank, 2);
  if (writes(bank).length > before) faults.push('is sent without what it requires');
  const first = top().querySelector('.ant-form-item-has-error');
  if (!first) faults.push('does not tell what it requires');
  else if (!first.contains(document.activeElement)) faults.push('does not lead to the first faulty field');
}
