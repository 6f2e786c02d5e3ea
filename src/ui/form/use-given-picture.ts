import { useEffect, useEffectEvent, type DragEvent } from 'react';

const pictureOf = (given: DataTransfer | null): File | undefined =>
  [...(given?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/** Takes a picture pasted anywhere on the page, or dropped on the element that gets the answered handlers. */
export function useGivenPicture(onPicture: (file: File) => void) {
  const take = useEffectEvent(onPicture);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = pictureOf(event.clipboardData);
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const file = pictureOf(event.dataTransfer);
      if (file) onPicture(file);
    },
  };
}
