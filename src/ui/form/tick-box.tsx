import type { ChangeEventHandler, MouseEventHandler } from 'react';
import './tick-box.css';

interface Props {
  checked: boolean;
  /** Some, but not all, of what the box stands for is ticked. */
  indeterminate?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Its name, where no label is around it. */
  'aria-label'?: string | undefined;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onClick?: MouseEventHandler<HTMLInputElement> | undefined;
}

/** The browser's own tick box in the portal's style: a list has a hundred of them, and antd's own takes a dozen components each. */
export const TickBox = ({ indeterminate = false, ...rest }: Props) => (
  <input
    type="checkbox"
    className="tick"
    ref={(input) => {
      if (input) input.indeterminate = indeterminate;
    }}
    {...rest}
  />
);
