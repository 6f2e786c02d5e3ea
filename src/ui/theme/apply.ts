export interface ThemePreferences {
  theme: 'light' | 'dark';
  /** 8 to 16; 10 is 100 %. */
  fontSize: number;
}

export const DEFAULT_PREFERENCES: ThemePreferences = { theme: 'light', fontSize: 10 };
const KEY = 'balcao:preferences';

/** Puts theme and letter size on the document, and remembers them for the next first paint. */
export function applyPreferences({ theme, fontSize }: ThemePreferences): void {
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.fontSize = `${fontSize * 10}%`;
  try {
    localStorage.setItem(KEY, JSON.stringify({ theme, fontSize }));
  } catch {
    // A browser without storage still shows the theme.
  }
}

/** What this browser showed last, for screens before sign-in. */
export function storedPreferences(): ThemePreferences {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<ThemePreferences>;
    const fontSize = Number(stored.fontSize);
    return {
      theme: stored.theme === 'dark' ? 'dark' : 'light',
      fontSize: fontSize >= 8 && fontSize <= 16 ? fontSize : 10,
    };
  } catch {
    return DEFAULT_PREFERENCES;
  }
}
