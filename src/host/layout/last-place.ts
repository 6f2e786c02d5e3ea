const KEY = 'balcao:at';

/** The path that this tab showed last for the current account; forgotten when the session ends. */
export const lastPlace = (): string | null => sessionStorage.getItem(KEY);
export const storePlace = (path: string): void => sessionStorage.setItem(KEY, path);

window.addEventListener('balcao:leaving', () => sessionStorage.removeItem(KEY));
