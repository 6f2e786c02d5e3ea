import { createContext, useContext } from 'react';

const Context = createContext<() => void>(() => undefined);
export const SheetClosing = Context.Provider;

/** Closes the filter sheet it is called in. */
export const useCloseSheet = () => useContext(Context);
