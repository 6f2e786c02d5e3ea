const UNSAVED = 'balcao:preferences-unsaved';

/** Whether theme or letter size were changed in this browser and the server does not know it yet. */
export const isUnsaved = (): boolean => localStorage.getItem(UNSAVED) === 'yes';

export const markUnsaved = (unsaved: boolean): void => {
  if (unsaved) localStorage.setItem(UNSAVED, 'yes');
  else localStorage.removeItem(UNSAVED);
};
