const UNSAVED = 'balcao:preferences-unsaved';

/** The look was changed here and the server does not know it yet. */
export const isUnsaved = (): boolean => localStorage.getItem(UNSAVED) === 'yes';

export const markUnsaved = (unsaved: boolean): void => {
  if (unsaved) localStorage.setItem(UNSAVED, 'yes');
  else localStorage.removeItem(UNSAVED);
};
