import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandsProvider, type Command } from '../ui/page/commands';
import { MenuAsProvider, MenuProvider } from '../ui/page/menu';
import { decide } from '../providers/access';
import { useSession } from '../data/session';
import { SlotsProvider } from '../ui/page/slots';
import { allLinks, menuAs } from './layout/menu-tree';
import { areas } from './manifests';
import { dialogs, filled } from './slots';
import { table } from './table';

/** Provides the parts that plugins put into slots and the user may see, and the menu as it is for the user. */
export function SlotsBridge({ children }: { children: ReactNode }) {
  const { session } = useSession();
  const { t } = useTranslation();
  const seen = useMemo(() => {
    const translate = t as (key: string) => string;
    const enabled = new Set(session.permissions.filter((p) => p.enabled).map((p) => p.id));
    return Object.fromEntries(
      Object.entries(filled).map(([name, parts]) => [
        name,
        parts
          .filter(({ permission }) => !permission || enabled.has(permission))
          .map(({ id, name, isSide, label, Part }) => ({
            id,
            name,
            isSide,
            label: label ? translate(label) : '',
            Part,
          })),
      ]),
    );
  }, [session, t]);
  const menu = useMemo(() => allLinks(session, table.entries), [session]);
  const as = useMemo(() => menuAs(session, table.entries), [session]);
  const commands = useMemo(
    () => ({
      pathOf: table.pathOf,
      commands: areas
        .flatMap((area) => area.commands ?? [])
        .filter(({ permission }) => decide(session, permission).can)
        .flatMap(({ id, label, isPage = false, ...opened }): Command[] => {
          if ('dialog' in opened) return [{ id, label, isPage, Dialog: dialogs.get(id)! }];
          const to = (table.pathOf as (name: string) => string | undefined)(opened.route);
          return to ? [{ id, label, to, isPage }] : [];
        }),
    }),
    [session],
  );
  return (
    <MenuProvider value={menu}>
      <CommandsProvider value={commands}>
        <MenuAsProvider value={as}>
          <SlotsProvider value={seen}>{children}</SlotsProvider>
        </MenuAsProvider>
      </CommandsProvider>
    </MenuProvider>
  );
}
