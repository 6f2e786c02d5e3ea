import { useEffect } from 'react';

/** Puts the cursor into the search of the page that is shown; false where it has none. */
export function focusSearch(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('#main input[type=search]')];
  const visible = fields.find((field) => field.checkVisibility?.({ contentVisibilityAuto: true }) ?? true);
  visible?.focus();
  visible?.select();
  return visible !== undefined;
}

const TYPED_IN = 'input, textarea, select, [contenteditable=true], [role=dialog] *';

/** '/' leads into the search, unless something is being typed or a dialog is open. */
export function useSearchKey(): void {
  useEffect(() => {
    const heed = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as Element).matches?.(TYPED_IN) || document.querySelector('[aria-modal=true]')) return;
      if (focusSearch()) event.preventDefault();
    };
    window.addEventListener('keydown', heed);
    return () => window.removeEventListener('keydown', heed);
  }, []);
}
