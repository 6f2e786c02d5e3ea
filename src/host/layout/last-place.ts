const KEY = 'balcao:at';

/** Where this tab was last, of the account that is signed in; it ends with the session. */
export const lastPlace = (): string | null => sessionStorage.getItem(KEY);
export const keepPlace = (path: string): void => sessionStorage.setItem(KEY, path);

window.addEventListener('balcao:leaving', () => sessionStorage.removeItem(KEY));
