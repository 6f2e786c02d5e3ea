import { lazy, useState, type ComponentType } from 'react';
import type { SlotEntry } from '../define-plugin';
import { loadTexts } from '../providers/texts';
import type { FilledSlot } from '../ui/page/slots';
import { areas } from './manifests';
import { textsOf } from './route-table';

export interface Filled extends Omit<FilledSlot, 'label'> {
  permission: string | undefined;
  label: SlotEntry['label'];
  load: () => Promise<unknown>;
}

type Shown = ComponentType<Record<string, never>>;

/** A lazy part; once its code is loaded, it is rendered without suspending. */
function partOf(load: () => Promise<{ default: Shown }>) {
  let loaded: Shown | undefined;
  const fetched = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Late = lazy(fetched);
  const Part = () => {
    const [Part] = useState(() => loaded ?? Late);
    return <Part />;
  };
  return { Part, load: fetched };
}

const fill = (name: string): Filled[] =>
  areas
    .flatMap((area) => {
      const entries = (area.slots as Partial<Record<string, readonly SlotEntry[]>> | undefined)?.[name] ?? [];
      return entries.map((entry) => ({ area, entry }));
    })
    .sort((a, b) => a.entry.order - b.entry.order)
    .map(({ area, entry }) => ({
      id: `${area.id}:${entry.id}`,
      name: entry.id,
      permission: entry.permission,
      isSide: entry.isSide ?? false,
      label: entry.label,
      ...partOf(async () => (await Promise.all([entry.load(), loadTexts(entry.texts ?? textsOf(area))]))[0]),
    }));

/** The dialogs that commands of the search open, by the command. */
export const dialogs = new Map(
  areas.flatMap((area) =>
    (area.commands ?? []).flatMap((command) =>
      'dialog' in command
        ? [
            [
              command.id,
              lazy(async () => (await Promise.all([command.dialog(), loadTexts(textsOf(area))]))[0]),
            ] as const,
          ]
        : [],
    ),
  ),
);

const names = new Set(areas.flatMap((area) => Object.keys(area.slots ?? {})));

/** The parts that plugins put into each slot, of the shell and of pages. */
export const filled = Object.fromEntries([...names].map((name) => [name, fill(name)]));

/** Loads code and texts of the first part of a slot. */
export const loadFirst = async (name: string): Promise<void> => void (await filled[name]?.[0]?.load());
