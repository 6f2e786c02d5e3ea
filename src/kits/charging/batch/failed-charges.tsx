import { useState } from 'react';
import type { Answer } from '@balcao/contract/core/registry';
import { DataTable, type Column } from '../../../ui/list/data-table';
import { maskDocument } from '../../../ui/text/format';
import { PartFailure } from '../../../ui/page/part-failure';
import type { RowAction } from '../../../ui/action/row-actions';
import { useSession } from '../../../data/session';
import { useAction, useCall, useInvalidateCalls } from '../../../data/use-call';
import { CorrectCustomer } from './correct-customer';
import { asTable, usePaging } from './use-paged';
import { useChargeText } from '../texts';

/** A failure as a row; where its customer is not known `id` is one of the row's own, below 0. */
type Failure = Answer<'GET /charge/batch-errors/{uuid}'>['errors'][number] & { id: number };

interface Props {
  batch: Answer<'GET /charge/batch/{uuid}'>;
  /** The address that issues to a customer in another way. */
  edit: (customer: number) => string;
}

/**
 * The customers that could not be charged, with reasons. They can be corrected, and charged again alone (SHELL-8-21, AREAS-7-charges-7).
 */
export function FailedCharges({ batch: { uuid, pending, failed }, edit }: Props) {
  const t = useChargeText();
  const { can } = useSession();
  const { can: mayCorrect, reason } = can('receive:customers');
  const paging = usePaging();
  const call = useCall(
    'GET /charge/batch-errors/{uuid}',
    { params: { uuid }, query: { page: paging.page, size: paging.pageSize } },
    { topic: 'tasks' },
  );
  const invalidate = useInvalidateCalls();
  const { run, isRunning } = useAction('POST /charge/batch/{uuid}/retry', { success: t('batch.retrying') });
  const drop = useAction('DELETE /charge/batch-errors/{uuid}/{customer}', { success: t('batch.dropped') });
  const [correcting, setCorrecting] = useState<number>();
  const rows = call.data?.errors.map((error, at) => ({ ...error, id: error.customer.id ?? -1 - at }));
  const readAgain = () => {
    paging.setPage(1);
    return invalidate('GET /charge/batch/{uuid}', 'GET /charge/batch-errors/{uuid}');
  };
  const retry = async (customers?: number[]) => {
    await run({ params: { uuid }, body: customers ? { customers } : {} });
    await readAgain();
  };
  const dropRow = async (customer: number) => {
    await drop.run({ params: { uuid, customer } });
    await readAgain();
  };
  const name = (row: Failure) => row.customer.name || t('batch.unknown');
  const columns: Column<Failure>[] = [
    { key: 'customer', title: t('batch.customer'), width: 230, render: name },
    {
      key: 'document',
      title: t('batch.document'),
      width: 164,
      render: (row) => <span className="num">{maskDocument(row.customer.document)}</span>,
    },
    { key: 'email', title: t('batch.email'), width: 180, ellipsis: true, render: (row) => row.customer.email },
    { key: 'reason', title: t('batch.reason'), render: (row) => row.errorMessage },
  ];
  const actionsOf = (row: Failure): RowAction[] => {
    const disabledReason = row.customer.id === null ? t('batch.unknown') : undefined;
    return [
      ...(row.correctable
        ? [
            {
              key: 'correct',
              label: t('batch.correct'),
              onClick: () => setCorrecting(row.id),
              disabledReason: disabledReason ?? (mayCorrect ? undefined : (reason ?? '')),
            },
          ]
        : []),
      { key: 'edit', label: t('batch.edit'), to: edit(row.id), disabledReason },
      {
        key: 'drop',
        label: t('batch.drop'),
        onClick: () => void dropRow(row.id).catch(() => undefined),
        disabledReason,
      },
    ];
  };
  return (
    <>
      {failed > 0 && (
        <div className="batch-alert">
          <PartFailure
            message={t('batch.alert')}
            onRetry={() => void retry().catch(() => undefined)}
            isBusy={isRunning}
            isOff={pending > 0}
          />
        </div>
      )}
      <DataTable
        label={t('batch.failed')}
        table={asTable('failed-charges', paging, { ...call, rows, total: call.data?.total })}
        columns={columns}
        actions={actionsOf}
        card={(row) => ({ title: name(row), detail: row.errorMessage })}
        empty={{ title: t('batch.noFailed'), text: pending > 0 ? '' : t('batch.noFailedText') }}
      />
      {correcting !== undefined && (
        <CorrectCustomer
          id={correcting}
          onClose={() => setCorrecting(undefined)}
          onCorrected={() => retry([correcting])}
        />
      )}
    </>
  );
}
