import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { LinkMethod } from '@balcao/contract/links/link';
import { useAction } from '../../../data/use-call';
import { useRowAction } from '../../../data/use-row-action';
import { NoteField, noteOf, useSaveNote, type NoteValues } from '../manage/note';
import { TagsItem, tagsOf, useSaveTags, type TagValues } from '../manage/tags';
import { KINDS, type PageKind } from './kinds';
import { PageDrawer } from './page-drawer';
import { SettingFields } from './setting-fields';

interface Of {
  kind: PageKind;
}

/** AREAS-7-charges-3; an empty note takes it away. */
export function NoteDrawer({ kind }: Of) {
  const { t } = useTranslation('links');
  const save = useSaveNote(KINDS[kind].note, KINDS[kind].touched);
  return (
    <PageDrawer<NoteValues>
      kind={kind}
      action="note"
      initial={noteOf}
      onSubmit={(page, values) => save(page, values, t('done.note'))}
    >
      {() => <NoteField label={t('action.note')} />}
    </PageDrawer>
  );
}

export function TagsDrawer({ kind }: Of) {
  const { t } = useTranslation('links');
  const save = useSaveTags(KINDS[kind].tags, KINDS[kind].touched);
  return (
    <PageDrawer<TagValues>
      kind={kind}
      action="tags"
      initial={tagsOf}
      onSubmit={(page, values) => save(page, values, t('done.tags'))}
    >
      {({ tags }) => <TagsItem held={tags} shownBy={KINDS[kind].touched} />}
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
