import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { MachineContest } from '@balcao/contract/card-machine/shapes';
import { useAction } from '../../../data/use-call';
import { useRecord } from '../../../data/use-record';
import { machineContests } from '../../../resources/card-machine';
import { byId } from '../../../ui/page/by-id';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { RouteLink, usePathOf } from '../../../ui/page/routing';
import { Facts } from '../../../ui/text/facts';
import { formatDay, formatInstant, formatMoney } from '../../../ui/text/format';
import { useToday } from '../../../ui/text/use-today';
import { ContestState } from '../parts/states';

export default byId(ContestDetail);

/** One contested sale: until when it can be answered, and how it ended. */
function ContestDetail({ id }: { id: number }) {
  const { t } = useTranslation('card-machine');
  const today = useToday();
  const { record, ...query } = useRecord(machineContests, id);
  const mayAnswer = record?.state === 'open' && today <= record.deadline;
  return (
    <DetailPage
      title={record ? t('contest.of', { value: formatMoney(record.amount) }) : t('contest.title')}
      status={record && <ContestState state={record.state} />}
      lead={mayAnswer && t('contest.until', { day: formatDay(record.deadline) })}
      actions={mayAnswer && <Answers id={id} />}
      query={query}
      gone={{ title: t('contest.gone') }}
    >
      {record && <ContestFacts contest={record} />}
    </DetailPage>
  );
}

function Answers({ id }: { id: number }) {
  const { t } = useTranslation('card-machine');
  const navigate = useNavigate();
  const path = usePathOf()('card-machine-contest-answer', { id })!;
  const accept = useAction('PUT /pos/contests/{id}/accept', {
    invalidates: ['machine-contests', 'machine-sales'],
    success: t('contest.accepted'),
  });
  return (
    <>
      <Popconfirm
        title={t('contest.sure')}
        okText={t('contest.accept')}
        onConfirm={() => accept.run({ params: { id } }).catch(() => undefined)}
      >
        <Button danger loading={accept.isRunning}>
          {t('contest.accept')}
        </Button>
      </Popconfirm>
      <Button type="primary" onClick={() => void navigate(path)}>
        {t('contest.answer')}
      </Button>
    </>
  );
}

function ContestFacts({ contest: one }: { contest: MachineContest }) {
  const { t } = useTranslation('card-machine');
  return (
    <DetailSection title={t('contest.facts')}>
      <Facts
        facts={[
          { label: t('contest.reason'), value: one.reason, wide: true },
          { label: t('amount'), value: formatMoney(one.amount) },
          { label: t('soldAt'), value: formatInstant(one.sold_at) },
          { label: t('contest.opened'), value: formatInstant(one.opened_at) },
          { label: t('contest.deadline'), value: formatDay(one.deadline) },
          ...(one.card ? [{ label: t('card'), value: t('endsIn', { card: one.card }) }] : []),
          ...(one.answered_at ? [{ label: t('contest.answered'), value: formatInstant(one.answered_at) }] : []),
          ...(one.answered_at
            ? [{ label: t('contest.defence'), value: one.defence ?? t('contest.gaveIn'), wide: true }]
            : []),
          ...(one.ended_at ? [{ label: t('contest.ended'), value: formatInstant(one.ended_at) }] : []),
        ]}
      />
      {one.owed > 0 && <p role="note">{t('contest.owed', { value: formatMoney(one.owed) })}</p>}
      <p>
        <RouteLink name="card-machine-sale" params={{ id: one.sale }}>
          {t('contest.sale')}
        </RouteLink>
      </p>
    </DetailSection>
  );
}
