import { useNotification } from '@refinedev/core';
import { Form, type FormItemProps } from 'antd';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CallKey } from '@balcao/contract/core/registry';
import type { RowResults } from '@balcao/contract/core/shapes';
import { MAX_REMOVED_TAGS, MAX_TAGS } from '@balcao/contract/shared/tag-limits';
import { useAction } from '../../../data/use-call';
import type { ResourceName } from '../../../registry';
import { BulkDialog } from '../../../ui/action/bulk-dialog';
import { TagSelect } from '../tags/tag-select';
import type { BulkProps } from './use-bulk';

/** What is typed of tags to put on several records, and to take off them. */
export interface BulkTagValues {
  add?: number[];
  remove?: number[];
}

/** What a call on several records takes beside what is its own. */
export function bulkBody(action: string, ids: number[], { add = [], remove = [] }: BulkTagValues) {
  if (action === 'tags') return { ids, add, remove };
  return action === 'file' || action === 'unfile' ? { ids, filed: action === 'file' } : { ids };
}

type Dialog<Values extends object> = ComponentProps<typeof BulkDialog<Values>>;

interface Props<Values extends object>
  extends Omit<Dialog<Values>, 'run' | 'onDone'>, Pick<BulkProps<string>, 'onDone'> {
  call: CallKey;
  touched: readonly ResourceName[];
  body: (values: Values) => object;
  /** The toast where none was refused. */
  done?: string | undefined;
}

/** One action on several records: says what it will do, and afterwards which ones the server refused. */
export function BulkRecords<Values extends object>({ call, touched, body, done, onDone, ...rest }: Props<Values>) {
  const { run } = useAction(call, { invalidates: touched, quiet: true });
  const { open } = useNotification();
  return (
    <BulkDialog<Values>
      {...rest}
      // the body fits the call by the action alone, which the types cannot follow
      run={(values) => run({ body: body(values) } as never) as Promise<RowResults>}
      onDone={(refused) => {
        onDone(refused.map(({ id }) => id));
        if (refused.length === 0 && done) open?.({ type: 'success', message: done });
      }}
    />
  );
}

/** Tags to put on and to take off. `rules`: of those to put on, which may depend on the others. */
export function BulkTags({ rules }: Pick<FormItemProps, 'rules'>) {
  const { t } = useTranslation('charging');
  return (
    <>
      <Form.Item name="add" label={t('tags.add')} {...(rules && { rules, dependencies: ['remove'] })}>
        <TagSelect max={MAX_TAGS} />
      </Form.Item>
      <Form.Item name="remove" label={t('tags.remove')}>
        <TagSelect max={MAX_REMOVED_TAGS} />
      </Form.Item>
    </>
  );
}

interface Rows {
  ids: number[];
  pathOf: (id: number) => string;
  label: (id: number) => string;
  /** Whose each is; empty while it is not known. */
  nameOf?: (id: number) => string | undefined;
}

/** Records by number, each with a link to its page. */
export const RecordRows = ({ ids, pathOf, label, nameOf }: Rows) => (
  <ul>
    {ids.map((id) => (
      <li key={id}>
        {nameOf && <span>{nameOf(id) ?? ''}</span>}
        <Link className="num" to={pathOf(id)}>
          {label(id)}
        </Link>
      </li>
    ))}
  </ul>
);
