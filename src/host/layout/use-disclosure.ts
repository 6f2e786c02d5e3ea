import { useEffect, useId, useRef, useState } from 'react';

/**
 * A panel that a button opens and that closes by the button, Esc, a click outside or leaving it by keyboard. `isNear`: pointer or focus
 * came to the button, so the panel's code and data may be fetched; pages are first drawn without them.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  const near = () => setNear(true);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  return {
    open,
    isNear: open || isNear,
    close: () => setOpen(false),
    box,
    button: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpen(!open),
      onPointerEnter: near,
      onFocus: near,
    },
    panel: { id },
  };
}
