import { settle, type Opened } from './opened-page';
import type { Asked } from './contract-bank';
import { goOn, isWrite, top } from './going-on';
import { all, click, close, isOff, press, same } from './pressed-actions';
import { hold, sendOnceMore } from './walked-page';

const ticks = () => all<HTMLInputElement>('.ant-table-tbody .ant-table-selection-column input');
const ticked = () => ticks().flatMap((one, at) => (one.checked ? [at] : []));
async function tickTwo() {
  for (const at of [0, 1]) if (!ticks()[at]!.checked) await click(ticks()[at]!);
}

/** Does each action on two chosen rows, of which the second is refused. */
export async function bulkFaults(opened: Opened, answered: unknown): Promise<string[]> {
  if (ticks().length < 2) return [];
  const { items } = answered as { items: { id: number }[] };
  const ids = items
    .slice(0, 2)
    .map(({ id }) => id)
    .sort((a, b) => a - b);
  await tickTwo();
  const labels = all('.bulk-actions button')
    .filter((one) => !isOff(one))
    .map((one) => one.textContent!);
  const faults = labels.length ? [] : ['offers nothing for chosen rows'];
  for (const label of labels) {
    const refused = await bulkOnce(opened, label, ids);
    faults.push(...refused.map((fault) => `'${label}' ${fault}`));
    if (top() !== document.body) await close(opened);
  }
  return faults;
}

const chosenOf = ({ body }: Asked) => (body as { ids?: number[] } | undefined)?.ids?.toSorted((a, b) => a - b);

async function bulkOnce(opened: Opened, label: string, ids: number[]): Promise<string[]> {
  const { bank } = opened;
  await tickTwo();
  const { to, asked } = await press(
    opened,
    all('.bulk-actions button').find((one) => one.textContent === label)!,
  );
  if (to) return ids.every((id) => to.includes(String(id))) ? [] : ['leads on without the chosen rows'];
  if (top() === document.body)
    return asked.some((one) => same(chosenOf(one), ids)) ? [] : ['is not asked for the chosen rows'];
  const faults = top().textContent!.includes('2') ? [] : ['does not say how many rows are chosen'];
  const results = ids.map((id, at) =>
    at === 1 ? { id, ok: false, message: 'Recusado agora.' } : { id, ok: true, message: null },
  );
  const before = bank.asked.length;
  const answered = hold(bank, () => Response.json({ results }));
  const written = await goOn(opened);
  if (!written) return [...faults, 'writes nothing'];
  await sendOnceMore();
  if (bank.asked.slice(before).filter(isWrite).length > 1) faults.push('sends twice on a second Enter');
  if (!same(chosenOf(written), ids)) faults.push('is not asked for the chosen rows');
  const asksAgain = bank.asked.length;
  answered();
  await settle(bank);
  if (!bank.asked.slice(asksAgain).some((one) => !isWrite(one))) faults.push('asks nothing again');
  if (!top().textContent!.includes('Recusado agora.')) faults.push('does not tell which row was refused');
  if (!same(ticked(), [1])) faults.push('does not leave the refused row chosen');
  return faults;
}
