import { createContext, useContext } from 'react';

const Context = createContext<() => void>(() => undefined);
export const PopUpTurn = Context.Provider;

/** What a pop-up of the `popup` slot calls when it has nothing (more) to show, so that the next has its turn. @public */
export const usePopUpDone = () => useContext(Context);
