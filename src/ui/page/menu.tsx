import { createContext, useContext, type ComponentType } from 'react';

export interface MenuLink {
  id: string;
  to: string;
  /** Translation key. */
  label: string;
  Icon: ComponentType | undefined;
  disabled: boolean;
  /** Translation key of what it stands under: its group, or else its secondary menu. */
  under: string | undefined;
  /** Of a way to pay: translation keys of what it does and of its shortcut, and its place among them. */
  pays?: { text: string; order: number; shortcut?: string } | undefined;
  /** It stands in a menu of its own: that of settings. */
  isSecondary: boolean;
}

const Context = createContext<readonly MenuLink[]>([]);
export const MenuProvider = Context.Provider;

/** The entries of all side menus as this user has them, in order. */
export const useMenu = () => useContext(Context);

/** The ways to pay among entries that may be opened, in their order. */
export const waysToPay = (menu: readonly MenuLink[]) =>
  menu
    .flatMap(({ pays, ...link }) => (pays && !link.disabled ? [{ ...link, pays }] : []))
    .sort((a, b) => a.pays.order - b.pays.order);

/** One group of a side menu as somebody else would see it; entries outside the groups come in one without a name. */
export interface MenuPreview {
  key: string;
  groups: { key: string; label: string | undefined; items: MenuLink[] }[];
}
type MenuAs = (permissions: { id: string; enabled: boolean }[]) => MenuPreview[];

const As = createContext<MenuAs>(() => []);
export const MenuAsProvider = As.Provider;

/** The side menus of a sub-user of this account who has these permissions. */
export const useMenuAs = () => useContext(As);
