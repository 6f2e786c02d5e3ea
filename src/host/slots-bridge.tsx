import { lazy, useMemo, type ReactNode } from 'react';
import { SLOTS, type SlotName } from '../define-plugin';
import { loadTexts } from '../providers/texts';
import { MenuProvider } from '../ui/menu';
import { useSession } from '../ui/session';
import { SlotsProvider, type FilledSlot } from '../ui/slots';
import { groupIcons } from './layout/group-icons';
import { menuOf } from './layout/menu-tree';
import { areas } from './manifests';
import { table } from './table';

type Filled = FilledSlot & { permission: string | undefined };

const fill = (name: SlotName): Filled[] =>
  areas
    .flatMap((area) => (area.slots?.[name] ?? []).map((entry) => ({ area, entry })))
    .sort((a, b) => a.entry.order - b.entry.order)
    .map(({ area, entry }) => ({
      id: `${area.id}:${entry.id}`,
      permission: entry.permission,
      Part: lazy(async () => (await Promise.all([entry.load(), loadTexts(area.id)]))[0]),
    }));

const filled = Object.fromEntries(SLOTS.map((name) => [name, fill(name)])) as Record<SlotName, Filled[]>;

/** Offers each place of the shell what the plugins put there and the user may see, and the pages the menu as it stands. */
export function SlotsBridge({ children }: { children: ReactNode }) {
  const { session } = useSession();
  const seen = useMemo(() => {
    const enabled = new Set(session.permissions.filter((p) => p.enabled).map((p) => p.id));
    return Object.fromEntries(
      SLOTS.map((name) => [name, filled[name].filter(({ permission }) => !permission || enabled.has(permission))]),
    );
  }, [session]);
  const menu = useMemo(
    () =>
      menuOf(session, table.entries).flatMap((node) => {
        const items = node.kind === 'item' ? [node.item] : node.items;
        return items.map(({ id, to, label, icon, disabled }) => ({
          id,
          to,
          label,
          disabled,
          Icon: icon ?? (node.kind === 'group' ? groupIcons[node.group] : undefined),
        }));
      }),
    [session],
  );
  return (
    <MenuProvider value={menu}>
      <SlotsProvider value={seen}>{children}</SlotsProvider>
    </MenuProvider>
  );
}
