import { createContext, useContext, type ComponentType } from 'react';

export interface MenuLink {
  id: string;
  to: string;
  /** Translation key. */
  label: string;
  Icon: ComponentType | undefined;
  disabled: boolean;
}

const Context = createContext<readonly MenuLink[]>([]);
export const MenuProvider = Context.Provider;

/** The entries of the side menu as this user has them, in order. */
export const useMenu = () => useContext(Context);
