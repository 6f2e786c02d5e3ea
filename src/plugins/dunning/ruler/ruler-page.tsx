import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Ruler, Step } from '@balcao/contract/dunning';
import { useAction, useCall } from '../../../data/use-call';
import { AskInPlace } from '../../../ui/action/ask-in-place';
import { RowActions } from '../../../ui/action/row-actions';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { SummaryStrip } from '../../../ui/page/list-page';
import { RouteLink, useOverPath, usePathOf } from '../../../ui/page/routing';
import { formatInteger } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { StatusTag } from '../../../ui/text/status-tag';
import { useMoment } from '../use-moment';
import { Upcoming } from './upcoming';
import './dunning.css';

/** The dunning ruler: whether it is on, its steps, upcoming reminders, pauses, and how much was paid after reminders. */
export default function RulerPage() {
  const { t } = useTranslation('dunning');
  const { data, ...query } = useCall('GET /dunning', {}, { topic: 'dunning' });
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const over = useOverPath();
  const go = (name: 'dunning-settings' | 'dunning-step-new') => void navigate(over(pathOf(name)!));
  const results = data?.results;
  return (
    <DetailPage
      title={t('title')}
      status={
        data && (
          <StatusTag tone={data.settings.enabled ? 'good' : 'off'}>
            {t(data.settings.enabled ? 'state.on' : 'state.rulerOff')}
          </StatusTag>
        )
      }
      actions={
        <>
          {data && <RulerSwitch settings={data.settings} />}
          <Button onClick={() => go('dunning-settings')}>{t('settings.open')}</Button>
          <Button type="primary" onClick={() => go('dunning-step-new')}>
            {t('step.add')}
          </Button>
        </>
      }
      query={query}
    >
      {data && results && (
        <>
          <SummaryStrip
            label={t('results.title')}
            items={[
              { key: 'value', label: t('results.value'), value: <Money cents={results.value} /> },
              { key: 'paid', label: t('results.paid'), value: formatInteger(results.paid) },
              { key: 'sent', label: t('results.sent'), value: formatInteger(results.sent) },
            ]}
          />
          <p className="soft">{t(data.settings.enabled ? 'settings.beside' : 'settings.besideOff')}</p>
          <DetailSection
            title={t('steps.title')}
            extra={<RouteLink name="dunning-history">{t('history.open')}</RouteLink>}
          >
            <p className="soft">
              {t('settings.said', { from: data.settings.from_hour, to: data.settings.to_hour })}{' '}
              {data.settings.business_days && t('settings.business')}
            </p>
            {data.steps.length === 0 && <p className="soft">{t('steps.none')}</p>}
            <ul className="dunning-lines">
              {data.steps.map((step) => (
                <StepLine key={step.id} step={step} />
              ))}
            </ul>
          </DetailSection>
          <Upcoming />
          {data.pauses.length > 0 && <Pauses pauses={data.pauses} />}
        </>
      )}
    </DetailPage>
  );
}

/** The one switch of reminders. */
function RulerSwitch({ settings }: Pick<Ruler, 'settings'>) {
  const { t } = useTranslation('dunning');
  const { enabled } = settings;
  const { run, isRunning } = useAction('PUT /dunning/settings', {
    success: t(enabled ? 'settings.turnedOff' : 'settings.turnedOn'),
  });
  return (
    <Button
      loading={isRunning}
      onClick={() => void run({ body: { ...settings, enabled: !enabled } }).catch(() => undefined)}
    >
      {t(enabled ? 'settings.turnOff' : 'settings.turnOn')}
    </Button>
  );
}

function StepLine({ step }: { step: Step }) {
  const { t } = useTranslation('dunning');
  const momentOf = useMoment();
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const over = useOverPath();
  const [asks, setAsks] = useState(false);
  const { run, isRunning } = useAction('DELETE /dunning/steps/{id}', { success: t('step.gone') });
  const moment = momentOf(step.days);
  const edit = over(pathOf('dunning-step', { id: step.id })!);
  return (
    <li>
      <div>
        <strong>
          <Link to={edit}>{moment}</Link>
        </strong>
        <div className="soft">
          {t(`channel.${step.channel}`)} · {step.group ?? t('steps.everybody')} ·{' '}
          {t('steps.sent', { count: step.sent })}
        </div>
      </div>
      {!step.active && <StatusTag tone="off">{t('state.off')}</StatusTag>}
      <RowActions
        of={moment}
        actions={[
          {
            key: 'edit',
            label: t('step.edit'),
            onClick: () => void navigate(edit),
          },
          {
            key: 'delete',
            label: t('step.delete'),
            danger: true,
            onClick: () => setAsks(true),
          },
        ]}
      />
      {asks && (
        <AskInPlace
          label={t('step.deleteOf', { moment })}
          question={t('step.deleteAsk')}
          confirm={t('step.delete')}
          isRunning={isRunning}
          onConfirm={() => void run({ params: { id: step.id } }).catch(() => undefined)}
          onCancel={() => setAsks(false)}
        />
      )}
    </li>
  );
}

/** Charges and customers whose reminders are paused. */
function Pauses({ pauses }: Pick<Ruler, 'pauses'>) {
  const { t } = useTranslation('dunning');
  const { run, isRunning } = useAction('DELETE /dunning/pauses/{id}', { success: t('pauses.resumed') });
  return (
    <DetailSection title={t('pauses.title')}>
      <ul className="dunning-lines">
        {pauses.map((pause) => (
          <li key={pause.id}>
            <div>
              <strong>{pause.name}</strong>
              <div className="soft">
                {pause.charge_id ? t('pauses.charge', { id: pause.charge_id }) : t('pauses.customer')} ·{' '}
                {t('pauses.by', { name: pause.by })}
              </div>
            </div>
            <Button
              size="small"
              loading={isRunning}
              aria-label={t('pauses.resumeOf', { name: pause.name })}
              onClick={() => void run({ params: { id: pause.id } }).catch(() => undefined)}
            >
              {t('pauses.resume')}
            </Button>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
