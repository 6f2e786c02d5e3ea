import { PermissionButton } from '../../ui/action/permission-button';

export interface Running {
  busy: boolean;
  starting: boolean;
  fault: string;
  onRun: () => void;
}

/** The button that takes a checked spreadsheet in, with what is in its way. @param off why nothing can be taken in */
export function RunSheet({
  busy,
  starting,
  fault,
  onRun,
  off,
  label,
}: Running & { off: string | undefined; label: string }) {
  return (
    <>
      {off && !busy && <p className="sheet-warning">{off}</p>}
      {fault && (
        <p role="alert" className="sheet-fault">
          {fault}
        </p>
      )}
      <PermissionButton
        type="primary"
        block
        className="sheet-run"
        loading={starting}
        disabled={busy}
        disabledReason={off}
        onClick={onRun}
      >
        {label}
      </PermissionButton>
    </>
  );
}
