import { useNotification } from '@refinedev/core';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { LinkMethod } from '@balcao/contract/links/link';
import { useAction } from '../../../data/use-call';
import { useRowAction } from '../../../data/use-row-action';
import { TagsChoice } from '../tags/tags-choice';
import { KINDS, type PageKind } from './kinds';
import { PageDrawer } from './page-drawer';
import { SettingFields } from './setting-fields';

interface Of {
  kind: PageKind;
}

/** AREAS-7-charges-3; an empty note takes it away. */
export function NoteDrawer({ kind }: Of) {
  const { t } = useTranslation('links');
  const { run } = useAction(KINDS[kind].note, { invalidates: KINDS[kind].touched, quiet: true });
  const { open } = useNotification();
  return (
    <PageDrawer<{ note?: string }>
      kind={kind}
      action="note"
      initial={({ note }) => ({ note: note ?? '' })}
      onSubmit={async ({ id }, { note }) => {
        await run({ params: { id }, body: { note: note?.trim() ?? '' } });
        open?.({ type: 'success', message: t('done.note') });
      }}
    >
      {() => (
        <Form.Item name="note" label={t('action.note')}>
          <Input.TextArea rows={6} maxLength={500} showCount />
        </Form.Item>
      )}
    </PageDrawer>
  );
}

export function TagsDrawer({ kind }: Of) {
  const { t } = useTranslation(['links', 'charging']);
  const apply = useRowAction(KINDS[kind].tags, KINDS[kind].touched);
  return (
    <PageDrawer<{ tags: number[] }>
      kind={kind}
      action="tags"
      initial={({ tags }) => ({ tags: tags.map((tag) => tag.id) })}
      onSubmit={({ id, tags: held }, { tags }) => {
        const ids = held.map((tag) => tag.id);
        const add = tags.filter((tag) => !ids.includes(tag));
        const remove = ids.filter((tag) => !tags.includes(tag));
        return apply({ body: { ids: [id], add, remove } }, t('links:done.tags'));
      }}
    >
      {({ tags }) => (
        <Form.Item name="tags" rules={[{ type: 'array', max: 10, message: t('charging:tags.tooMany') }]}>
          <TagsChoice held={tags} shownBy={KINDS[kind].touched} />
        </Form.Item>
      )}
    </PageDrawer>
  );
}

/** Files away, or takes back what is filed. */
export function FileDrawer({ kind }: Of) {
  const { t } = useTranslation('links');
  const file = useRowAction(KINDS[kind].file, KINDS[kind].touched);
  return (
    <PageDrawer
      kind={kind}
      action={({ filed }) => (filed ? 'unfile' : 'file')}
      onSubmit={({ id, filed }) => file({ body: { ids: [id], filed: !filed } }, t(filed ? 'done.unfile' : 'done.file'))}
    />
  );
}

export interface Settings {
  message: string;
  payment_method: LinkMethod;
  request_delivery_address: boolean;
  expire_at?: string | null;
  single_use: boolean;
  label?: string;
}

/** What the page says and takes. */
export function UpdateDrawer({ kind }: Of) {
  const { t } = useTranslation('links');
  const { run } = useAction(KINDS[kind].update, { invalidates: KINDS[kind].touched, quiet: true });
  const { open } = useNotification();
  return (
    <PageDrawer<Settings>
      kind={kind}
      action="update"
      initial={({ message, payment_method, request_delivery_address, expire_at, single_use, label }) => ({
        message,
        payment_method,
        request_delivery_address,
        expire_at,
        single_use,
        ...(label ? { label } : {}),
      })}
      onSubmit={async ({ id }, { expire_at, label, single_use, ...values }) => {
        const own = kind === 'link' ? { single_use, ...(expire_at ? { expire_at } : {}) } : { label };
        // which body goes with which call is known by the kind alone
        await run({ params: { id }, body: { ...values, ...own } } as never);
        open?.({ type: 'success', message: t('done.update') });
      }}
    >
      {() => <SettingFields kind={kind} />}
    </PageDrawer>
  );
}
