import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { savePreferencesLater } from '../providers/preferences';
import { sessionStore } from '../providers/session';
import { isUnsaved } from '../providers/unsaved';
import { applyPreferences, keptPreferences, type LookPreferences } from '../ui/theme/apply';

interface View extends LookPreferences {
  change: (part: Partial<LookPreferences>) => void;
}

const Context = createContext<View | null>(null);

export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [look, setLook] = useState<LookPreferences>(() => {
    const saved = sessionStore.get().session?.preferences;
    return saved && !isUnsaved() ? saved : keptPreferences();
  });
  useEffect(() => {
    if (isUnsaved()) savePreferencesLater(keptPreferences());
  }, []);
  const change = (part: Partial<LookPreferences>) => {
    const next = { ...look, ...part };
    setLook(next);
    applyPreferences(next);
    savePreferencesLater(next);
  };
  return <Context.Provider value={{ ...look, change }}>{children}</Context.Provider>;
}

/** Theme and letter size, and how to change them. */
export function usePreferences(): View {
  const view = useContext(Context);
  if (!view) throw new Error('usePreferences needs its provider');
  return view;
}
