import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { savePreferencesLater } from '../providers/preferences';
import { sessionStore } from '../providers/session';
import { isUnsaved } from '../providers/unsaved';
import { applyPreferences, storedPreferences, type ThemePreferences } from '../ui/theme/apply';

interface View extends ThemePreferences {
  change: (part: Partial<ThemePreferences>) => void;
}

const Context = createContext<View | null>(null);

export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [preferences, setPreferences] = useState<ThemePreferences>(() => {
    const saved = sessionStore.get().session?.preferences;
    return saved && !isUnsaved() ? saved : storedPreferences();
  });
  useEffect(() => {
    if (isUnsaved()) savePreferencesLater(storedPreferences());
  }, []);
  const change = (part: Partial<ThemePreferences>) => {
    const next = { ...preferences, ...part };
    setPreferences(next);
    applyPreferences(next);
    savePreferencesLater(next);
  };
  return <Context.Provider value={{ ...preferences, change }}>{children}</Context.Provider>;
}

/** Theme and letter size, and how to change them. */
export function usePreferences(): View {
  const view = useContext(Context);
  if (!view) throw new Error('usePreferences needs its provider');
  return view;
}
