interface Props {
  id: string;
  reason: string | undefined;
  /** The button was pressed while off: the reason stands out, and is read aloud. */
  isPressed?: boolean;
}

/** Why the button beside it is off, for all to read; the button names it by `aria-describedby`. */
export const OffReason = ({ id, reason, isPressed = false }: Props) => (
  <p
    className={isPressed ? 'off-reason off-reason-pressed' : 'off-reason'}
    id={id}
    hidden={!reason}
    role={isPressed && reason ? 'alert' : undefined}
  >
    {reason}
  </p>
);
