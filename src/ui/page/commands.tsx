import { createContext, useContext, type ComponentType } from 'react';
import type { PathOf } from './routing';

/** Something that the search of the shell offers to do. */
export interface Command {
  id: string;
  /** Translation key. */
  label: string;
  /** The page that it opens, or else the dialog. */
  to?: string;
  Dialog?: ComponentType<{ onClose: () => void }>;
  /** It opens a page that is in no menu, rather than doing something. */
  isPage: boolean;
}

const Context = createContext<{ commands: readonly Command[]; pathOf: PathOf }>({
  commands: [],
  pathOf: () => undefined,
});
export const CommandsProvider = Context.Provider;

/** What the areas offer to this user, and the paths of their pages, also outside a page. */
export const useCommands = () => useContext(Context);
