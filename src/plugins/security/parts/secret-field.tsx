import { Form, Input } from 'antd';
import { useId } from 'react';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onLeave?: () => void;
  fault: string | undefined;
}

/** A new password, which can be shown; its fault is told below it. */
export function SecretField({ label, value, onChange, onLeave, fault }: Props) {
  const id = useId();
  return (
    <Form.Item
      layout="vertical"
      label={label}
      htmlFor={id}
      validateStatus={fault ? 'error' : ''}
      help={fault && <span id={`${id}-fault`}>{fault}</span>}
    >
      <Input.Password
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
        autoComplete="new-password"
        maxLength={200}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
      />
    </Form.Item>
  );
}
