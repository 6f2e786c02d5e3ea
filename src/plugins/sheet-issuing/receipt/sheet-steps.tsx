import { useTranslation } from 'react-i18next';
import type { ChargeSheet } from '@balcao/contract/sheet-issuing';
import { formatInstant } from '../../../ui/text/format';
import { StatusTag, type Tone } from '../../../ui/text/status-tag';

const TONES: Record<ChargeSheet['stepsData'][number]['state'], Tone> = {
  done: 'good',
  current: 'wait',
  waiting: 'off',
};

/** The steps of issuing the spreadsheet, each with its time. */
export function SheetSteps({ steps }: { steps: ChargeSheet['stepsData'] }) {
  const { t } = useTranslation('sheet-issuing');
  return (
    <section className="card" aria-label={t('steps.title')}>
      <h2 className="card-title">{t('steps.title')}</h2>
      <ol className="sheet-recent">
        {steps.map(({ step, state, at }) => (
          <li key={step} aria-current={state === 'current' ? 'step' : undefined}>
            <StatusTag tone={TONES[state]}>{t(`steps.${step}`)}</StatusTag>
            <span className="soft">{at ? formatInstant(at) : t(`steps.${state}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
