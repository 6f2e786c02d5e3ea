import { createContext, useContext } from 'react';

export interface RequestError {
  raised: boolean;
  /** Clears the flag and asks again. */
  retry: () => void;
}

const Context = createContext<RequestError>({ raised: false, retry: () => undefined });
export const RequestErrorProvider = Context.Provider;
/** The flag of a lost call; PageLayout shows it, other screens may. */
export const useRequestError = () => useContext(Context);
