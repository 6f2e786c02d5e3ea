/** Why the button beside it is off, for all to read; the button names it by `aria-describedby`. */
export const OffReason = ({ id, reason }: { id: string; reason: string | undefined }) => (
  <p className="off-reason" id={id} hidden={!reason}>
    {reason}
  </p>
);
