import { useNotification } from '@refinedev/core';
import { Form, Input } from 'antd';
import type { CallKey } from '@balcao/contract/core/registry';
import { useAction } from '../../../data/use-call';
import type { ResourceName } from '../../../registry';

export interface NoteValues {
  note?: string;
}

export const noteOf = ({ note }: { note: string | null }): NoteValues => ({ note: note ?? '' });

/** Saves the note of a record (AREAS-7-charges-3); an empty one deletes it. `done`: the toast's text. */
export function useSaveNote(key: Extract<CallKey, `POST ${string}/{id}/note`>, touched: readonly ResourceName[]) {
  const { run } = useAction(key, { invalidates: touched, quiet: true });
  const { open } = useNotification();
  return async ({ id }: { id: number }, { note = '' }: NoteValues, done?: string): Promise<void> => {
    await run({ params: { id }, body: { note: note.trim() } });
    if (done) open?.({ type: 'success', message: done });
  };
}

export const NoteField = ({ label, hint }: { label: string; hint?: string }) => (
  <Form.Item name="note" label={label} extra={hint}>
    <Input.TextArea rows={6} maxLength={500} showCount />
  </Form.Item>
);
