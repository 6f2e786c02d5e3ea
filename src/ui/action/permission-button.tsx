import { Button, Tooltip, type ButtonProps } from 'antd';
import type { PermissionId } from '@balcao/contract/core/registry';
import { useSession } from '../../data/session';

interface Props extends Omit<ButtonProps, 'disabled'> {
  permission?: PermissionId | readonly PermissionId[];
  /** Another reason why it cannot be used now, told in the tooltip. */
  disabledReason?: string | undefined;
  disabled?: boolean;
}

/** A button that says why it cannot be used: focusable, aria-disabled, with the reason read aloud and as its tooltip. */
export function PermissionButton({
  permission,
  disabledReason,
  disabled,
  onClick,
  className,
  htmlType,
  ...rest
}: Props) {
  const { can, reason } = useSession().can(permission);
  const off = !can || disabled === true || disabledReason !== undefined;
  const why = off ? (can ? disabledReason : reason) : undefined;
  const button = (
    <Button
      {...rest}
      className={[className, off ? 'is-off' : ''].filter(Boolean).join(' ')}
      aria-disabled={off || undefined}
      aria-description={why}
      htmlType={off ? 'button' : (htmlType ?? 'button')}
      onClick={off ? (event) => event.preventDefault() : onClick}
    />
  );
  return why ? <Tooltip title={why}>{button}</Tooltip> : button;
}
