import { Button } from 'antd';
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLayout } from './page-layout';
import { OffReason } from '../action/off-reason';
import '../action/action-drawer.css';

export interface Step {
  key: string;
  title: string;
  content: ReactNode;
  /** The button of this step; 'Continuar' when absent. */
  next?: string;
  /** Why one cannot go on. */
  nextOff?: string | undefined;
  /** Checks the step; on the last step, submits. Answers false to stay on the step. */
  onNext: () => Promise<boolean | void> | boolean | void;
}

interface StepsProps {
  steps: Step[];
  /** Index of the step shown; the page keeps it. */
  current: number;
  onStep: (index: number) => void;
  busy?: boolean;
}

/** The steps of a wizard, without its frame. */
export function Steps({ steps, current, onStep, busy }: StepsProps) {
  const { t } = useTranslation('shell');
  const why = useId();
  const step = steps[current];
  const running = useRef(false);
  const head = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const wentOn = useRef<Press>(undefined);
  /** Key of the step whose button was pressed while it was off. */
  const [pressed, setPressed] = useState<string>();
  useEffect(() => {
    if (moved.current) head.current?.focus();
    moved.current = true;
  }, [current]);
  // what takes the place of a wizard on its page is what came of it: seen from its top
  useEffect(() => {
    const { pathname } = location;
    return () => {
      if (location.pathname === pathname) window.scrollTo(0, 0);
    };
  }, []);
  if (!step) return null;
  const next = async (press: Press) => {
    if (running.current) return;
    if (step.nextOff) {
      setPressed(step.key);
      focusFirstEmpty(body.current);
      return;
    }
    running.current = true;
    try {
      if ((await step.onNext()) !== false && current < steps.length - 1) {
        wentOn.current = press;
        onStep(current + 1);
      }
    } finally {
      running.current = false;
    }
  };
  return (
    <>
      <ol className="steps" aria-label={t('form.step', { step: current + 1, steps: steps.length })}>
        {steps.map(({ key, title }, index) => (
          <li
            key={key}
            data-state={index < current ? 'done' : 'ahead'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span>{title}</span>
          </li>
        ))}
      </ol>
      <h2 className="sr-only" tabIndex={-1} ref={head}>
        {step.title}
      </h2>
      {/* who typed since means the next click, however soon and wherever it is */}
      <div
        className="steps-body"
        role="presentation"
        ref={body}
        onInput={() => (wentOn.current = undefined)}
        onKeyDown={({ key, target }) => {
          if (key === 'Enter' && endsStep(target)) void next(pressOf());
        }}
      >
        {step.content}
      </div>
      <div className="steps-foot">
        <OffReason id={why} reason={step.nextOff} isPressed={pressed === step.key} />
        {current > 0 && (
          <Button onClick={() => onStep(current - 1)} disabled={busy ?? false}>
            {t('form.previous')}
          </Button>
        )}
        <Button
          type="primary"
          loading={busy ?? false}
          aria-disabled={step.nextOff !== undefined || undefined}
          className={step.nextOff ? 'is-off' : ''}
          title={step.nextOff}
          aria-describedby={step.nextOff && why}
          onClick={(event) => {
            if (!isSecondClick(event, wentOn.current)) void next(pressOf(event));
          }}
        >
          {step.next ?? t('form.next')}
        </Button>
      </div>
    </>
  );
}

interface Press {
  x: number;
  y: number;
  at: number;
}

const pressOf = (
  { clientX: x, clientY: y }: { clientX: number; clientY: number } = { clientX: -1, clientY: -1 },
): Press => ({
  x,
  y,
  at: performance.now(),
});

/** Whether Enter in a field is the step's button: in that of the signature, which is the last of its step. */
const endsStep = (target: EventTarget): boolean => target instanceof HTMLElement && 'endsStep' in target.dataset;

/** Milliseconds and pixels within which a click repeats the one that led here: this step's button stands where the last one stood. */
const [SOON, NEAR] = [1500, 4];

/** Whether a click is the second of two on one spot: it was meant for the step before. A button pressed by key is no click. */
const isSecondClick = ({ detail, clientX, clientY }: MouseEvent, before: Press | undefined): boolean =>
  detail > 0 &&
  before !== undefined &&
  performance.now() - before.at < SOON &&
  Math.abs(clientX - before.x) < NEAR &&
  Math.abs(clientY - before.y) < NEAR;

/** Takes the person to what a step still needs: its first empty field, else its first one. */
function focusFirstEmpty(body: HTMLElement | null): void {
  const fields = [...(body?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
  const open = fields.filter((field) => !field.disabled && !field.readOnly);
  (open.find(({ value }) => value === '') ?? open[0])?.focus();
}

/** A wizard as a page: steps at the left, ReviewSummary as `summary` at the right. */
export const StepsPage = ({
  title,
  lead,
  tabs,
  actions,
  notice,
  summary,
  ...steps
}: StepsProps & {
  title: string;
  lead?: ReactNode;
  tabs?: ReactNode;
  actions?: ReactNode;
  notice?: ReactNode;
  summary?: ReactNode;
}) => (
  <PageLayout title={title} back lead={lead} tabs={tabs} actions={actions} aside={summary} width="form">
    <div className="card">
      {notice}
      <Steps {...steps} />
    </div>
  </PageLayout>
);
