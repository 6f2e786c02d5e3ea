import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Form } from 'antd';
import type { Rule } from 'antd/es/form';
import type { ReactElement } from 'react';

const MOST = 5;

interface Props {
  name: string;
  label: (number: number) => string;
  add: string;
  remove: (number: number) => string;
  rule: Rule;
  /** The field of each text. */
  children: ReactElement;
}

/** A list of up to five texts of one kind: e-mails, phones. */
export const TextList = ({ name, label, add, remove, rule, children }: Props) => (
  <Form.List name={name}>
    {(fields, list) => (
      <div className="text-list">
        {fields.map((field, at) => (
          <div className="text-list-row" key={field.key}>
            <Form.Item name={field.name} label={label(at + 1)} rules={[rule]}>
              {children}
            </Form.Item>
            {fields.length > 1 && (
              <button
                type="button"
                className="icon-button"
                onClick={() => list.remove(field.name)}
                aria-label={remove(at + 1)}
                title={remove(at + 1)}
              >
                <DeleteOutlined />
              </button>
            )}
          </div>
        ))}
        {fields.length < MOST && (
          <button type="button" className="link-button" onClick={() => list.add('')}>
            <PlusOutlined /> {add}
          </button>
        )}
      </div>
    )}
  </Form.List>
);
