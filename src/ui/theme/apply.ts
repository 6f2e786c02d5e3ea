export interface LookPreferences {
  theme: 'light' | 'dark';
  /** 8 to 16; 10 is 100 %. */
  fontSize: number;
}

export const DEFAULT_PREFERENCES: LookPreferences = { theme: 'light', fontSize: 10 };
const KEPT = 'balcao:preferences';

/** Puts theme and letter size on the document, and remembers them for the next first paint. */
export function applyPreferences({ theme, fontSize }: LookPreferences): void {
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.fontSize = `${fontSize * 10}%`;
  try {
    localStorage.setItem(KEPT, JSON.stringify({ theme, fontSize }));
  } catch {
    // A browser that keeps nothing still shows the theme.
  }
}

/** What this browser showed last, for screens before sign-in. */
export function keptPreferences(): LookPreferences {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<LookPreferences>;
    const fontSize = Number(kept.fontSize);
    return {
      theme: kept.theme === 'dark' ? 'dark' : 'light',
      fontSize: fontSize >= 8 && fontSize <= 16 ? fontSize : 10,
    };
  } catch {
    return DEFAULT_PREFERENCES;
  }
}
