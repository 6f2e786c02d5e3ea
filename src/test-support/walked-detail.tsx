import { cleanup } from '@testing-library/react';
import { table } from '../host/table';
import type { KnownPage } from '../host/route-table';
import { close, enabledActions, press, refuse } from './walked-list';
import { openOnBank, type Opened } from './opened-page';
import { top } from './going-on';
import { forbidden } from './walked-page';

const isLacking = (path: string, permissions: string[]) => {
  const { permission } = table.pageAt(path.split(/[?#]/)[0]!) ?? {};
  return permission !== undefined && ![permission].flat().some((id) => permissions.includes(id));
};

/** What a page offers, to who may see it and nothing else, that they may not do; each in a sentence. */
export async function detailFaults(page: KnownPage): Promise<string[]> {
  const permissions = [page.permission].flat().slice(0, 1) as string[];
  const opened = await openOnBank(page, permissions);
  refuse(opened.bank);
  const faults = [...forbidden(opened.bank.asked, permissions)];
  for (const link of document.querySelectorAll('a.ant-btn[href^="/"], .page-actions a[href^="/"]')) {
    if (isLacking(link.getAttribute('href')!, permissions))
      faults.push(`offers '${link.textContent}' to who may not do it`);
  }
  for (const { label, find } of await enabledActions())
    faults.push(...(await pressFaults(opened, label, find, permissions)));
  cleanup();
  return [...new Set(faults)];
}

async function pressFaults(
  opened: Opened,
  label: string,
  find: () => Promise<HTMLElement | undefined>,
  permissions: string[],
) {
  const button = await find();
  if (!button) return [];

  const { to, asked } = await press(opened, button);
  if (top() !== document.body) await close(opened);
  const faults = forbidden(asked, permissions).map((fault) => `'${label}' ${fault}`);
  return to && isLacking(to, permissions) ? [...faults, `offers '${label}' to who may not do it`] : faults;
}
