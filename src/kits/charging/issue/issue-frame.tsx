import { Alert, Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { recheckErrors } from '../../../ui/form/form-errors';
import { StepsPage, type Step } from '../../../ui/page/steps-page';
import { useChargeText } from '../texts';
import type { ChargeDraft } from './draft';
import { useKindTabs } from './kind-tabs';
import { FaultsProvider } from './use-faults';
import type { Issue } from './use-issue-draft';

interface Props<D extends ChargeDraft> {
  issue: Issue<D>;
  /** In the order of the rules, one for each. */
  steps: Step[];
  summary: ReactNode;
  /** Why it is filled in already, where the user did not type it. */
  notice?: string | undefined;
  /** What changes with a field that was changed. */
  onChange?: (changed: Partial<D>) => void;
  /** Nothing of what was typed is wanted. */
  onRestart: () => void;
}

/** The page of issuing: one form over all steps, so that what was typed stays while one goes back and forth. */
export function IssueFrame<D extends ChargeDraft>({ issue, steps, summary, notice, onChange, onRestart }: Props<D>) {
  const t = useChargeText();
  const { t: shell } = useTranslation('shell');
  const { form, rules, limits, start, draft, restored, moved, drop, goTo, isRunning, changed } = issue;
  const restart = () => {
    drop();
    onRestart();
  };
  const text = restored ? shell('form.restored') : notice;
  const again = restored && (
    <Button size="small" type="link" onClick={restart}>
      {shell('form.restart')}
    </Button>
  );
  return (
    <FaultsProvider value={{ limits, faultsOf: rules.faultsOf }}>
      <Form<D>
        form={form}
        name="issue"
        component={false}
        layout="vertical"
        requiredMark="optional"
        initialValues={start}
        validateTrigger={['onBlur', 'onSubmit']}
        onValuesChange={(values: Partial<D>) => {
          onChange?.(values);
          recheckErrors(form, values);
          changed();
        }}
      >
        <StepsPage
          title={t('issue.title')}
          lead={t('issue.lead')}
          tabs={useKindTabs()}
          notice={
            text &&
            !moved && (
              <Alert
                type="info"
                showIcon
                closable={{ 'aria-label': shell('close') }}
                message={text}
                action={again}
                className="drawer-notice"
              />
            )
          }
          steps={steps}
          current={draft.step}
          onStep={goTo}
          busy={isRunning}
          summary={summary}
        />
      </Form>
    </FaultsProvider>
  );
}
