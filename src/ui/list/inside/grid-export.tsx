import type { CallKey, Calls } from '@balcao/contract/core/registry';
import type { ListTable } from '../../../data/use-list-table';
import { useAction } from '../../../data/use-call';
import { ExportButton } from '../../action/export-button';

/** The calls that start the export of a filter. */
export type ExportKey = {
  [K in CallKey]: Calls[K] extends { body: { format: 'xlsx' | 'csv' }; answer: { task: number } } ? K : never;
}[CallKey];

interface Props {
  call: ExportKey;
  table: Pick<ListTable<unknown>, 'resource' | 'body'>;
  always: object | undefined;
}

/** Exports the whole filter of a grid by its call. */
export function GridExport({ call, table, always }: Props) {
  const { run } = useAction(call, { quiet: true });
  return (
    <ExportButton
      place={`${table.resource}-export`}
      start={(format) => run({ body: { ...always, format, ...table.body } } as never)}
    />
  );
}
